import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'

const { title, text, actions } = socialPresence.closing

export function SocialClosing() {
  return (
    <Closing title={title} text={text} tone="wheat">
      <Actions actions={actions} />
    </Closing>
  )
}

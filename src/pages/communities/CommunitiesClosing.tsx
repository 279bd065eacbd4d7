import { communitiesPage } from '../../../content/pages/communities.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'

const { title, text, link } = communitiesPage.closing

export function CommunitiesClosing() {
  return (
    <Closing title={title} text={text} tone="sunk">
      <Actions actions={[link]} />
    </Closing>
  )
}

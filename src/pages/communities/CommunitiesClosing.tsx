import { communitiesPage } from '../../../content/pages/communities.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'

const { text, link } = communitiesPage.closing

export function CommunitiesClosing({
  title = communitiesPage.closing.title,
}: {
  title?: string | undefined
}) {
  return (
    <Closing title={title} text={text} tone="sunk">
      <Actions actions={[link]} />
    </Closing>
  )
}

import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'

const { title, text, action, callAction } = listingPresentation.closing

export function ListingClosing() {
  return (
    <Closing title={title} text={text} layout="stacked">
      <Actions actions={[action, { label: `${callAction} ${site.phone.display}`, href: site.phone.href }]} />
    </Closing>
  )
}

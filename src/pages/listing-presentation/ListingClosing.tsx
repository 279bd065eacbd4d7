import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import styles from './ListingClosing.module.css'

const { title, text, action, callAction } = listingPresentation.closing

export function ListingClosing() {
  return (
    <Closing title={title} text={text} className={styles.closing}>
      <Actions actions={[action, { label: `${callAction} ${site.phone.display}`, href: site.phone.href }]} />
    </Closing>
  )
}

import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ListingClosing.module.css'

const { title, text, action, callAction } = listingPresentation.closing

/** The last leaf: a dotted line that waits for an address. */
export function ListingClosing() {
  return (
    <Section labelledBy="closing-title">
      <div className={styles.leaf}>
        <h2 id="closing-title">{title}</h2>
        <div>
          <p className={styles.text}>{text}</p>
          <Actions
            actions={[action, { label: `${callAction} ${site.phone.display}`, href: site.phone.href }]}
          />
        </div>
      </div>
    </Section>
  )
}

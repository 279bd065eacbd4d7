import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { site } from '../../../content/site.ts'
import { Section } from '../../ui/Section.tsx'
import { Actions } from '../marketing/Actions.tsx'
import styles from './Closing.module.css'

const { title, text, action, callAction } = listingPresentation.closing

/** The last leaf: a dotted line that waits for an address. */
export function Closing() {
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

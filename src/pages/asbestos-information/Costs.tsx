import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { MarginNotes } from '../guides/MarginNotes.tsx'
import styles from './Costs.module.css'

const { id, title, text, rows, notes } = asbestos.costs

/** The four prices in one line, and what they include. */
export function Costs() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="sunk" width="full">
      <dl className={`cluster figures-first ${styles.prices}`} data-ends>
        {rows.map(({ item, cost }) => (
          <div key={item} className="column" data-gap="small">
            <dt>{item}</dt>
            <dd className="figure-small">
              <Unbroken>{cost}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
      <div className="note">
        <MarginNotes notes={notes} />
      </div>
    </GuideSection>
  )
}

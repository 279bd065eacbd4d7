import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { MarginNotes } from '../guides/MarginNotes.tsx'
import styles from './Costs.module.css'

const { id, title, text, rows, notes } = asbestos.costs

/** What each way of dealing with it costs. */
export function Costs() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="sunk" notes={<MarginNotes notes={notes} />}>
      <dl className={styles.costs}>
        {rows.map(({ item, cost }) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
    </GuideSection>
  )
}

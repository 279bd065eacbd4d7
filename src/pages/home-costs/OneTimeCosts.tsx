import { cad } from '../../../content/formats.ts'
import { homeCosts } from '../../../content/pages/home-costs.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { StackedTable } from '../guides/StackedTable.tsx'
import styles from './HomeCosts.module.css'
import { oneTimeCosts } from './worked-example.ts'

const { id, title, text, shares, columns, rows } = homeCosts.oneTime
const { older } = homeCosts

/** One-time costs: the largest as figures, the others by due date, and those of an older house. */
export function OneTimeCosts() {
  return (
    <GuideSection id={id} title={title} lead={text} width="full">
      <ul className={`ruled-columns ${styles.shares}`} role="list">
        {shares.map(({ item, share, of, when, note }) => (
          <li key={item}>
            <h3>{item}</h3>
            <p className="figure">
              <Unbroken>{share}</Unbroken> <small className="lead">{of}</small>
            </p>
            <div>
              <p className="strong">{when}</p>
              <p className="secondary">
                <Unbroken>{note}</Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <StackedTable
        caption={title}
        columns={[columns.item, columns.cost, columns.when, columns.note]}
        rows={rows.map(({ item, cost, when, note }) => ({
          key: item,
          name: item,
          cells: [
            <strong key={item} className={`label ${styles.cost}`}>
              <Unbroken>
                {typeof cost === 'string' ? cost : cad(oneTimeCosts[cost.calculated] / 100)}
              </Unbroken>
            </strong>,
            when,
            <Unbroken key="note">{note}</Unbroken>,
          ],
        }))}
      />
      <section
        id={older.id}
        className={`panel ${styles.older}`}
        data-surface="wheat"
        aria-labelledby={`${older.id}-title`}
      >
        <h3 id={`${older.id}-title`}>{older.title}</h3>
        <ul className={`tiles ${styles.tiles}`} role="list">
          {older.rows.map(({ item, cost, note, link }) => (
            <li key={item}>
              <h4 className="label">{item}</h4>
              <p className={`minor-heading ${styles.amount}`}>
                <Unbroken>{cost}</Unbroken>
              </p>
              <p className="note">{note}</p>
              <ArrowLink destination={link}>{link.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </section>
    </GuideSection>
  )
}

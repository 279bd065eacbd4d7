import { cad } from '../../../content/formats.ts'
import { homeCosts } from '../../../content/pages/home-costs.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './OneTimeCosts.module.css'
import { oneTimeCosts } from './worked-example.ts'

const { id, title, text, columns, rows } = homeCosts.oneTime
const { older } = homeCosts

/** What is paid once, in the order it is asked for; and what an older house may add. */
export function OneTimeCosts() {
  return (
    <GuideSection id={id} title={title} lead={text} width="wide">
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.cost}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.note}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, cost, when, note }) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              <td className={styles.cost}>
                {typeof cost === 'string' ? cost : cad(oneTimeCosts[cost.calculated] / 100)}
              </td>
              <td className={styles.when}>{when}</td>
              <td className={styles.note}>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section id={older.id} className={styles.older} aria-labelledby={`${older.id}-title`}>
        <h3 id={`${older.id}-title`}>{older.title}</h3>
        <ul data-plain>
          {older.rows.map(({ item, cost, note, link }) => (
            <li key={item}>
              <h4>{item}</h4>
              <p className={styles.cost}>{cost}</p>
              <p>{note}</p>
              <ArrowLink destination={link}>{link.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </section>
    </GuideSection>
  )
}

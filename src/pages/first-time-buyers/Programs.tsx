import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Programs.module.css'

const { id, title, note, items } = firstTimeBuyers.programs

/** What the law gives a first-time buyer, as a ledger of names and amounts. */
export function Programs() {
  return (
    <GuideSection id={id} title={title} width="wide">
      <ul className={styles.programs} data-plain>
        {items.map(({ name, amount, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.amount}>{amount}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </GuideSection>
  )
}

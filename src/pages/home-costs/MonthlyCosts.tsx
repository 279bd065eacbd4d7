import { cad } from '../../../content/formats.ts'
import { homeCosts } from '../../../content/pages/home-costs.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './MonthlyCosts.module.css'
import { monthlyCost } from './worked-example.ts'

const { id, title, inExample, rows } = homeCosts.monthly

/** What comes every month beside the mortgage, each with its share of the worked example. */
export function MonthlyCosts() {
  return (
    <GuideSection id={id} title={title} tone="sunk" width="wide">
      <ul className={styles.rows} data-plain>
        {rows.map(({ item, cost, text }) => (
          <li key={item}>
            <h3>{item}</h3>
            <p className={styles.example}>
              <strong>{cad(monthlyCost(cost) / 100)}</strong> {inExample}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

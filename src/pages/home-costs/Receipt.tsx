import { ownershipCopy } from '../../../content/calculators/copy.ts'
import { cadCents } from '../../../content/formats.ts'
import { homeCosts } from '../../../content/pages/home-costs.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import styles from './Receipt.module.css'
import { costs, monthlyTotal } from './worked-example.ts'

const { id, title, text, actionLabel } = homeCosts.example
const { id: calculatorId, results } = ownershipCopy
const calculator = { href: `#${calculatorId}` }

/** The worked example's monthly costs, styled as a receipt. */
export function Receipt() {
  return (
    <section id={id} className={styles.receipt} aria-labelledby={`${id}-title`}>
      <div className={`stack ${styles.paper}`}>
        <h2 id={`${id}-title`} className="subheading">
          {title}
        </h2>
        <p className="note">{text}</p>
        <dl>
          {costs.map(({ cost, monthly }) => (
            <div key={cost} className={styles.cost}>
              <dt>{results.costs[cost]}</dt>
              <dd>{cadCents(monthly)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt className="strong">{results.total}</dt>
            <dd className="figure">{cadCents(monthlyTotal)}</dd>
          </div>
        </dl>
        <ArrowLink destination={calculator}>{actionLabel}</ArrowLink>
      </div>
    </section>
  )
}

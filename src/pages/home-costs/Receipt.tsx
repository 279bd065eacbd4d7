import { cadCents } from '../../../content/money.ts'
import { homeCosts } from '../../../content/pages/home-costs.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import styles from './Receipt.module.css'

const { id, title, text, rows, totalLabel, total, actionLabel } = homeCosts.example
const calculator = { href: `#${homeCosts.calculators.ownership.id}` }

/** The worked example as a slip of paper: one month, line by line. */
export function Receipt() {
  return (
    <section id={id} className={styles.receipt} aria-labelledby={`${id}-title`}>
      <div className={`stack ${styles.paper}`}>
        <h2 id={`${id}-title`} className="subheading">
          {title}
        </h2>
        <p className="note">{text}</p>
        <dl>
          {rows.map(({ item, monthly }) => (
            <div key={item}>
              <dt>{item}</dt>
              <dd>{cadCents(monthly)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{totalLabel}</dt>
            <dd>{cadCents(total)}</dd>
          </div>
        </dl>
        <ArrowLink destination={calculator}>{actionLabel}</ArrowLink>
      </div>
    </section>
  )
}

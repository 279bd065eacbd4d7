import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Statements } from '../guides/Statements.tsx'
import styles from './Financing.module.css'

const { id, title, note, ratios, topics, link } = buyersGuide.financing

export function Financing() {
  return (
    <GuideSection id={id} title={title} lead={note} tone="sunk" width="full">
      <div className="column" data-gap="large">
        <IncomeShares />
        <Statements items={topics} />
        <ArrowLink destination={link}>{link.label}</ArrowLink>
      </div>
    </GuideSection>
  )
}

/** How much of gross income may go to housing, and to housing with all debts, below one another: the window's width is the income. */
function IncomeShares() {
  const { housing, debts, title, housingLabel, debtsLabel } = ratios
  return (
    <figure className={styles.shares}>
      <figcaption className={`strong ${styles.title}`}>{title}</figcaption>
      <svg className={styles.bar} aria-hidden="true">
        <rect data-grow width={`${housing}%`} height="50%" fill="var(--gold)" />
        <rect data-grow y="50%" width={`${debts}%`} height="50%" fill="var(--glacier)" />
      </svg>
      <dl className={styles.figures}>
        <div>
          <dt>{housingLabel}</dt>
          <dd>{housing}%</dd>
        </div>
        <div>
          <dt>{debtsLabel}</dt>
          <dd>{debts}%</dd>
        </div>
      </dl>
    </figure>
  )
}

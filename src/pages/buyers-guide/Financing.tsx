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

/** How much of gross income may go to housing, and to housing with all debts: each a bar on a track that is the income. */
function IncomeShares() {
  const { housing, debts, title, housingLabel, debtsLabel } = ratios
  const shares = [
    { label: housingLabel, percent: housing, fill: 'var(--gold)' },
    { label: debtsLabel, percent: debts, fill: 'var(--glacier)' },
  ]
  return (
    <figure className="column">
      <figcaption className="strong">{title}</figcaption>
      <dl className={styles.shares}>
        {shares.map(({ label, percent, fill }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{percent}%</dd>
            <svg width="100%" height="100%" aria-hidden="true">
              <rect data-grow width={`${percent}%`} height="100%" fill={fill} />
            </svg>
          </div>
        ))}
      </dl>
    </figure>
  )
}

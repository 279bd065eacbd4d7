import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Statements } from '../guides/Ledger.tsx'

const { id, title, note, ratios, topics, link } = buyersGuide.financing

export function Financing() {
  return (
    <GuideSection id={id} title={title} lead={note} tone="sunk" width="wide">
      <div className="column" data-gap="large">
        <IncomeShares />
        <Statements items={topics} />
        <ArrowLink destination={link}>{link.label}</ArrowLink>
      </div>
    </GuideSection>
  )
}

/** How much of gross income may go to housing, and to housing with all debts. */
function IncomeShares() {
  const { housing, debts, title, housingLabel, debtsLabel } = ratios
  return (
    <figure className="column">
      <figcaption className="label">{title}</figcaption>
      <svg width="100%" height="6rem" fill="var(--ink)" role="img" aria-labelledby="income-shares">
        <title id="income-shares">{`${housing}% ${housingLabel}, ${debts}% ${debtsLabel}`}</title>
        <rect width="100%" height="3.5rem" rx="4" fill="var(--paper-raised)" stroke="var(--control-line)" />
        <rect data-grow width={`${debts}%`} height="3.5rem" rx="4" fill="var(--glacier)" />
        <rect data-grow width={`${housing}%`} height="3.5rem" rx="4" fill="var(--gold)" />
        <text x={`${housing}%`} y="5.2rem" textAnchor="end">
          <tspan className="strong">{housing}%</tspan> {housingLabel}
        </text>
        <text x={`${debts}%`} y="5.2rem">
          <tspan className="strong">{debts}%</tspan> {debtsLabel}
        </text>
      </svg>
    </figure>
  )
}

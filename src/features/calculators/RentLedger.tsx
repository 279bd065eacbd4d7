import type { Rental } from '../../../calculators/rental.ts'
import { rentalCopy } from '../../../content/calculators/copy.ts'
import { cadCents } from '../../../content/formats.ts'
import styles from './RentLedger.module.css'

const { chart, results } = rentalCopy

type Kind = 'sum' | 'cost'
/** In cents. A sum spans from zero to its amount; a cost spans the amount it takes off the remainder. */
type Line = { label: string; kind: Kind; amount: number; from: number; to: number }

/** The lines from the year's rent down to the cash flow. */
function linesOf(rental: Extract<Rental, { kind: 'calculated' }>): Line[] {
  let left = rental.grossRent
  const sum = (label: string, amount: number): Line => ({ label, kind: 'sum', amount, from: 0, to: amount })
  const cost = (label: string, amount: number): Line => {
    const line: Line = { label, kind: 'cost', amount: -amount, from: left - amount, to: left }
    left -= amount
    return line
  }
  return [
    sum(results.grossRent, rental.grossRent),
    cost(results.vacancy, rental.vacancy),
    ...rental.expenses.map(({ expense, yearly }) => cost(results.expenses[expense], yearly)),
    sum(results.operatingIncome, rental.operatingIncome),
    cost(results.mortgageYear, rental.mortgagePayment * 12),
    sum(results.yearlyCashFlow, rental.yearlyCashFlow),
  ].filter(({ kind, amount }) => kind === 'sum' || amount !== 0)
}

/** Where the rent goes, as a waterfall chart. */
export function RentLedger({ rental }: { rental: Extract<Rental, { kind: 'calculated' }> }) {
  const lines = linesOf(rental)
  const lowest = Math.min(0, ...lines.map(({ from, to }) => Math.min(from, to)))
  const width = rental.grossRent - lowest
  const place = (amount: number) => `${(((amount - lowest) / width) * 100).toFixed(3)}%`
  return (
    <div className={styles.chart}>
      <h3>{chart.title}</h3>
      <dl className="rows" data-strong data-closed>
        {lines.map(({ label, kind, amount, from, to }) => (
          <div key={label} data-kind={kind} data-negative={(kind === 'sum' && amount < 0) || undefined}>
            <dt className="note">{label}</dt>
            <dd className={styles.bar}>
              <svg aria-hidden="true">
                <line stroke="var(--line)" x1={place(0)} x2={place(0)} y1="0" y2="100%" />
                <rect
                  x={place(Math.min(from, to))}
                  width={`${((Math.abs(to - from) / width) * 100).toFixed(3)}%`}
                  y="20%"
                  height="60%"
                  rx="2"
                />
              </svg>
            </dd>
            <dd className={styles.amount}>{cadCents(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import type { Amortization } from '../../../calculators/amortization.ts'
import { mortgageCopy } from '../../../content/calculators/copy.ts'
import { cadCents } from '../../../content/formats.ts'
import { OverflowTable } from '../overflow/OverflowTable.tsx'
import styles from './BalanceChart.module.css'
import { BalancePlot } from './BalancePlot.tsx'

const { chart } = mortgageCopy

/** The balance of a mortgage over time, and the interest in each year's payments. Amounts in cents. */
export function BalanceChart({ principal, schedule }: { principal: number; schedule: Amortization }) {
  const { years } = schedule
  if (years.length === 0) return null
  return (
    <figure className={styles.chart}>
      <figcaption className="cluster">
        <h3>{chart.title}</h3>
        <ul className="cluster note" role="list">
          {(['balance', 'interest', 'principal'] as const).map((series) => (
            <li key={series} data-series={series}>
              {chart[series]}
            </li>
          ))}
        </ul>
      </figcaption>
      <BalancePlot principal={principal} years={years} />
      <details className={styles.table}>
        <summary>{chart.table}</summary>
        <OverflowTable
          caption={chart.title}
          columns={[
            { label: chart.year },
            { label: chart.interest, numeric: true },
            { label: chart.principal, numeric: true },
            { label: chart.balance, numeric: true },
          ]}
          rows={years.map(({ year, interest, principal: paid, balance }) => ({
            name: String(year),
            cells: [cadCents(interest), cadCents(paid), cadCents(balance)],
          }))}
        />
      </details>
    </figure>
  )
}

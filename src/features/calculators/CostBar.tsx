import type { OwnershipCost } from '../../../content/calculators/breakdowns.ts'
import { ownershipCopy } from '../../../content/calculators/copy.ts'
import { cadCents } from '../../../content/formats.ts'
import styles from './CostBar.module.css'
import { COST_COLOURS } from './cost-colours.ts'

type Props = { costs: readonly { cost: OwnershipCost; monthly: number }[]; total: number }

/** A month's costs as segments of one bar, with a legend of the amounts. */
export function CostBar({ costs, total }: Props) {
  let from = 0
  const parts = costs.map(({ cost, monthly }) => {
    const part = { cost, monthly, from, share: total > 0 ? monthly / total : 0 }
    from += part.share
    return part
  })
  return (
    <figure className={styles.chart}>
      <figcaption className="label">{ownershipCopy.chart.title}</figcaption>
      <svg aria-hidden="true">
        {parts
          .filter(({ share }) => share > 0)
          .map((part) => (
            <rect
              key={part.cost}
              data-grow
              fill={COST_COLOURS[part.cost]}
              x={`${part.from * 100}%`}
              width={`${part.share * 100}%`}
              height="100%"
            />
          ))}
      </svg>
      <dl className="rows" data-closed>
        {parts.map(({ cost, monthly, share }) => (
          <div key={cost} data-none={monthly === 0 || undefined}>
            <dt>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect fill={COST_COLOURS[cost]} width="10" height="10" />
              </svg>
              {ownershipCopy.results.costs[cost]}
            </dt>
            <dd className="label">
              <span className="note">{Math.round(share * 100)}%</span> {cadCents(monthly)}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

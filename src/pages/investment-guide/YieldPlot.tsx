import { cad } from '../../../content/formats.ts'
import { investmentGuide, priceScale, yieldScale } from '../../../content/pages/investment-guide.ts'
import styles from './Areas.module.css'

const { plot, items } = investmentGuide.areas
const PERCENTS = Array.from(
  { length: yieldScale.to - yieldScale.from + 1 },
  (_, step) => yieldScale.from + step,
)
const PRICES = [300_000, 450_000, 600_000]

const across = (dollars: number) =>
  `${((dollars - priceScale.from) / (priceScale.to - priceScale.from)) * 100}%`
const up = (percent: number) => `${((yieldScale.to - percent) / (yieldScale.to - yieldScale.from)) * 100}%`

/** The areas by price and yield, with the numbers of the map. */
export function YieldPlot() {
  return (
    <figure className="stack">
      <figcaption className="note">{plot}</figcaption>
      <svg className="note" width="100%" height="24.5rem" aria-hidden="true">
        <svg y="1.5rem" className={styles.field} height="80%" overflow="visible" aria-hidden="true">
          <g fill="var(--ink-soft)">
            {PERCENTS.map((percent) => (
              <g key={percent}>
                <line
                  x2="100%"
                  y1={up(percent)}
                  y2={up(percent)}
                  stroke="var(--control-line)"
                  opacity="0.5"
                />
                <text y={up(percent)} dy="-0.4em">
                  {percent}%
                </text>
              </g>
            ))}
            {PRICES.map((price) => (
              <text key={price} x={across(price)} y="100%" dy="1.5em" textAnchor="middle">
                {cad(price)}
              </text>
            ))}
          </g>
          {items.map(({ name, avgPrice, rentYield: [from, to] }, index) => (
            <g key={name} textAnchor="middle" fill="var(--paper)" fontWeight="650">
              <line
                data-draw
                pathLength="1"
                x1={across(avgPrice)}
                x2={across(avgPrice)}
                y1={up(from)}
                y2={up(to)}
                stroke="var(--gold)"
                strokeWidth="9"
                strokeLinecap="round"
              />
              <circle cx={across(avgPrice)} cy={up((from + to) / 2)} r="11" fill="var(--ink)" />
              <text x={across(avgPrice)} y={up((from + to) / 2)} dy="0.35em">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </svg>
    </figure>
  )
}

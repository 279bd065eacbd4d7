import { DOWN_PAYMENT_RULE } from '../../../content/calculators/rules.ts'
import { cad } from '../../../content/formats.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Facts } from '../guides/Facts.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './DownPayment.module.css'

const { id, title, text, tiers, example, link } = firstTimeBuyers.downPayment
const { tiers: parts, uninsurableFrom, conventionalPercent } = DOWN_PAYMENT_RULE

/** The price at the right end, and the height of a percent as a share of the chart's. */
const END = 2_000_000
const SCALE = 4
const across = (dollars: number) => `${(dollars / END) * 100}%`
const up = (percent: number) => `${100 - percent * SCALE}%`
/** From gold for the lowest share to dark for the highest. */
const COLOURS = ['var(--gold)', 'color-mix(in oklab, var(--gold) 70%, var(--ink))', 'var(--ink)']
const shares = [
  ...parts.map(({ upTo, percent }, index) => ({ from: parts[index - 1]?.upTo ?? 0, to: upTo, percent })),
  { from: uninsurableFrom, to: END, percent: conventionalPercent },
]

/** The minimum down payment for each part of the price, as a bar chart and as a list. */
export function DownPayment() {
  return (
    <GuideSection
      id={id}
      title={title}
      lead={text}
      tone="sunk"
      notes={
        <>
          <p className={styles.example}>{example}</p>
          <ArrowLink destination={link}>{link.label}</ArrowLink>
        </>
      }
    >
      <div className="column">
        <svg className="note" width="100%" height="13rem" aria-hidden="true">
          <svg height="11rem" overflow="visible" aria-hidden="true">
            {shares.map(({ from, to, percent }, index) => (
              <g key={percent} fill="var(--ink)">
                <rect
                  data-grow="up"
                  x={across(from)}
                  y={up(percent)}
                  width={across(to - from)}
                  height={`${percent * SCALE}%`}
                  fill={COLOURS[index]}
                  stroke="var(--paper-sunk)"
                  strokeWidth="3"
                />
                <text className="figure-small" x={across(from)} y={up(percent)} dx="0.3em" dy="-0.3em">
                  {percent}%
                </text>
                <text x={across(from)} y="100%" dy="1.6em" fill="var(--ink-soft)">
                  {cad(from)}
                </text>
              </g>
            ))}
            <line y1="100%" x2="100%" y2="100%" stroke="var(--ink)" />
          </svg>
        </svg>
        <Facts facts={tiers.map(({ part, share }) => ({ label: part, value: share }))} />
      </div>
    </GuideSection>
  )
}

import { DOWN_PAYMENT_RULE } from '../../../content/calculators/rules.ts'
import { cad } from '../../../content/formats.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Split } from '../../ui/Split.tsx'
import { Facts } from '../guides/Facts.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './DownPayment.module.css'

const { id, title, text, tiers, example, link } = firstTimeBuyers.downPayment
const { tiers: parts, uninsurableFrom, conventionalPercent } = DOWN_PAYMENT_RULE

/** The price at the right end, and the height of a percent as a share of the chart's. */
const END = 2_000_000
const SCALE = 3.2
const across = (dollars: number) => `${(dollars / END) * 100}%`
const up = (percent: number) => `${100 - percent * SCALE}%`
/** From gold for the lowest share to the colour of text for the highest. */
const COLOURS = ['var(--gold)', 'color-mix(in oklab, var(--gold) 70%, var(--ink))', 'var(--ink)']
const shares = [
  ...parts.map(({ upTo, percent }, index) => ({ from: parts[index - 1]?.upTo ?? 0, to: upTo, percent })),
  { from: uninsurableFrom, to: END, percent: conventionalPercent },
]

/** The minimum down payment for each part of the price, as a wide bar chart and as a list. */
export function DownPayment() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="dark" width="wide">
      <svg className={`note ${styles.chart}`} width="100%" overflow="visible" aria-hidden="true">
        {shares.map(({ from, to, percent }, index) => (
          <g key={percent} fill="var(--ink)">
            <rect
              data-grow="up"
              x={across(from)}
              y={up(percent)}
              width={across(to - from)}
              height={`${percent * SCALE}%`}
              fill={COLOURS[index]}
            />
            <text className="figure-large" x={across(from)} y={up(percent)} dy="-0.2em">
              {percent}%
            </text>
            <text x={across(from)} y="100%" dy="1.6em" fill="var(--ink-soft)">
              {cad(from)}
            </text>
          </g>
        ))}
      </svg>
      <Split>
        <Facts facts={tiers.map(({ part, share }) => ({ label: part, value: share }))} />
        <div className="stack">
          <p className="subheading">{example}</p>
          <ArrowLink destination={link}>{link.label}</ArrowLink>
        </div>
      </Split>
    </GuideSection>
  )
}

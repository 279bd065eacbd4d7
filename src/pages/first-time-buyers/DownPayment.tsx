import { DOWN_PAYMENT_RULE } from '../../../content/calculators/rules.ts'
import { cad } from '../../../content/formats.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Facts } from '../guides/Facts.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './DownPayment.module.css'

const { id, title, text, tiers, example, link } = firstTimeBuyers.downPayment
const { tiers: parts, uninsurableFrom, conventionalPercent } = DOWN_PAYMENT_RULE

const END = 2_000_000
const at = (dollars: number) => (dollars / END) * 600
const height = (percent: number) => percent * 8
const FOOT = 170
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
      <svg
        className={styles.shares}
        viewBox="0 0 620 210"
        fill="var(--ink)"
        width="100%"
        overflow="visible"
        aria-hidden="true"
      >
        {shares.map(({ from, to, percent }, index) => (
          <g key={percent} transform={`translate(${at(from)} ${FOOT - height(percent)})`}>
            <rect
              data-grow="up"
              width={at(to) - at(from) - 3}
              height={height(percent)}
              fill={COLOURS[index]}
            />
            <text x="12" y="-8" fontSize="30" fontFamily="var(--display)">
              {percent}%
            </text>
            <text y={height(percent) + 31} fontSize="25" fill="var(--ink-soft)">
              {cad(from)}
            </text>
          </g>
        ))}
        <path stroke="var(--ink)" d={`M0 ${FOOT}H620`} />
      </svg>
      <Facts facts={tiers.map(({ part, share }) => ({ label: part, value: share }))} />
    </GuideSection>
  )
}

import { DOWN_PAYMENT_RULE } from '../../../content/calculators/rules.ts'
import { cad } from '../../../content/formats.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './DownPayment.module.css'

const { id, title, text, tiers, example, link } = firstTimeBuyers.downPayment
const { tiers: parts, uninsurableFrom, conventionalPercent } = DOWN_PAYMENT_RULE

const END = 2_000_000
const at = (dollars: number) => (dollars / END) * 600
const height = (percent: number) => percent * 8
const FOOT = 170
const stairs = [
  ...parts.map(({ upTo, percent }, index) => ({ from: parts[index - 1]?.upTo ?? 0, to: upTo, percent })),
  { from: uninsurableFrom, to: END, percent: conventionalPercent },
]

/** The share each part of the price asks for, as stairs and as a list. */
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
      <svg className={styles.stairs} viewBox="0 0 620 200" aria-hidden="true">
        {stairs.map(({ from, to, percent }) => (
          <g key={percent}>
            <rect
              x={at(from)}
              y={FOOT - height(percent)}
              width={at(to) - at(from) - 3}
              height={height(percent)}
            />
            <text className={styles.percent} x={at(from) + 12} y={FOOT - height(percent) - 8}>
              {percent}%
            </text>
            <text className={styles.price} x={at(from)} y={FOOT + 24}>
              {cad(from)}
            </text>
          </g>
        ))}
        <path d={`M0 ${FOOT}H620`} />
      </svg>
      <dl className={styles.tiers}>
        {tiers.map(({ part, share }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{share}</dd>
          </div>
        ))}
      </dl>
    </GuideSection>
  )
}

import { DOWN_PAYMENT_RULE } from '../../../content/calculators/rules.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './DownPayment.module.css'

const { id, title, text, tiers, example, link } = firstTimeBuyers.downPayment
/** From gold for the lowest share to pale for the highest. */
const COLOURS = [
  'var(--gold)',
  ...[70, 40].map((part) => `color-mix(in oklab, var(--gold) ${part}%, var(--ink))`),
]
const percents = [
  ...DOWN_PAYMENT_RULE.tiers.map(({ percent }) => percent),
  DOWN_PAYMENT_RULE.conventionalPercent,
]

/** The minimum down payment for each part of the price, as stairs, and what it comes to. */
export function DownPayment() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="dark" width="full" stacked>
      <div className="stack">
        <p className="heading">{example}</p>
        <ArrowLink destination={link}>{link.label}</ArrowLink>
      </div>
      <dl className={styles.stairs}>
        {tiers.map((tier, index) => (
          <div key={tier.part}>
            <dt>{tier.part}</dt>
            <dd>
              <p className="column" data-gap="small">
                <span className="figure-large">{tier.share}</span>
                {'of' in tier && <span className="lead">{tier.of}</span>}
              </p>
              <svg width="100%" height={`${percents[index]}em`} aria-hidden="true">
                <rect data-grow="up" width="100%" height="100%" fill={COLOURS[index]} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </GuideSection>
  )
}

import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { RiskBadge } from '../../ui/Badge.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Highlights } from './Highlights.tsx'
import styles from './Strategies.module.css'

const { id, title, note, labels, items } = investmentGuide.strategies

/** A return begins with its range, for example 5.5–6.5%. */
const RANGE = /^(\$?[\d.]+–[\d.]+%?) /

/**
 * The strategies as rows of one table: what each is, and in columns its return as a large figure, its time and its risk.
 * Folded on a phone; elsewhere only the highlights are.
 */
export function Strategies() {
  return (
    <GuideSection id={id} title={title} width="full">
      <ol className={`rows ${styles.strategies}`} data-gap="large" data-strong data-closed role="list">
        {items.map((strategy) => (
          <li key={strategy.title}>
            <div className={`folds ${styles.strategy}`}>
              <h3 className="subheading">{strategy.title}</h3>
              <dl className={styles.terms}>
                <div>
                  <dt className="visually-hidden">{labels.roi}</dt>
                  <dd>
                    <strong className={`figure ${styles.figure}`}>{strategy.roi.match(RANGE)?.[1]}</strong>
                    {strategy.roi.replace(RANGE, ' ')}
                  </dd>
                </div>
                <div>
                  <dt>{labels.timeframe}</dt>
                  <dd>{strategy.timeframe}</dd>
                </div>
                <div>
                  <dt>{labels.riskLevel}</dt>
                  <dd>
                    <RiskBadge risk={strategy.riskLevel} />
                  </dd>
                </div>
              </dl>
              <Highlights
                label={`${strategy.title}: ${labels.highlights}`}
                text={strategy.description}
                highlights={strategy.highlights}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className={`note ${styles.note}`}>{note}</p>
    </GuideSection>
  )
}

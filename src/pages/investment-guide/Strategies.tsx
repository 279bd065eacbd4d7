import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { RiskBadge } from '../../ui/Badge.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './InvestmentGuide.module.css'

const { id, title, note, labels, items } = investmentGuide.strategies

/** The strategies below one another, so that their return, time and risk can be compared; folded on a phone. */
export function Strategies() {
  return (
    <GuideSection id={id} title={title} lead={note} width="wide">
      <ol
        className={`rows numbered ${styles.strategies}`}
        data-gap="large"
        data-size="large"
        data-strong
        data-closed
        role="list"
      >
        {items.map((strategy) => (
          <li key={strategy.title}>
            <div className={`folds ${styles.strategy}`}>
              <h3>{strategy.title}</h3>
              <dl className={styles.terms}>
                <div>
                  <dt className="note">{labels.roi}</dt>
                  <dd>
                    <Unbroken>{strategy.roi}</Unbroken>
                  </dd>
                </div>
                <div>
                  <dt className="note">{labels.timeframe}</dt>
                  <dd>{strategy.timeframe}</dd>
                </div>
                <div>
                  <dt className="note">{labels.riskLevel}</dt>
                  <dd>
                    <RiskBadge risk={strategy.riskLevel} />
                  </dd>
                </div>
              </dl>
              <Fold label={`${strategy.title}: ${labels.highlights}`}>
                <p className="secondary">{strategy.description}</p>
                <ul className={`${styles.highlights} ${styles.details}`}>
                  {strategy.highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}

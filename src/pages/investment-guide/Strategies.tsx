import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { RiskBadge } from '../../ui/Badge.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Strategies.module.css'

const { id, title, note, labels, items } = investmentGuide.strategies

/** The range that a return is given as, for example 5.5–6.5%, and what is written before and after it. */
const RANGE = /(\$?[\d.]+–[\d.]+%?)/

/**
 * The strategies below one another, with their returns as large figures that can be compared. Folded on a phone;
 * elsewhere only the last two highlights are.
 */
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
                    {strategy.roi.split(RANGE).map((part) =>
                      RANGE.test(part) ? (
                        <strong key={part} className={styles.figure}>
                          {part}
                        </strong>
                      ) : (
                        part
                      ),
                    )}
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
                <ul className={styles.highlights}>
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

import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { RiskBadge } from '../../ui/Badge.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { StackedTable } from '../guides/StackedTable.tsx'
import styles from './InvestmentGuide.module.css'

const { id, title, note, labels, compare, items } = investmentGuide.strategies
const anchor = (index: number) => `strategy-${index + 1}`

/** A comparison table of the strategies, then each in detail. */
export function Strategies() {
  return (
    <GuideSection id={id} title={title} lead={note} width="wide">
      <div className="column" data-gap="large">
        <StackedTable
          caption={compare}
          columns={[labels.title, labels.roi, labels.timeframe, labels.riskLevel]}
          rows={items.map(({ title, roi, timeframe, riskLevel }, index) => ({
            key: title,
            name: (
              <a href={`#${anchor(index)}`} className={`subheading ${styles.link}`}>
                {title}
              </a>
            ),
            cells: [
              <Unbroken key={title}>{roi}</Unbroken>,
              timeframe,
              <RiskBadge key={title} risk={riskLevel} />,
            ],
          }))}
        />
        <ol className={`rows numbered ${styles.strategies}`} data-gap="large" data-size="large" role="list">
          {items.map((strategy, index) => (
            <li key={strategy.title} id={anchor(index)}>
              <div className="split folds" data-columns="1:1">
                <div>
                  <h3>{strategy.title}</h3>
                  <p className="secondary">{strategy.description}</p>
                </div>
                <Fold label={`${strategy.title}: ${labels.highlights}`}>
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
      </div>
    </GuideSection>
  )
}

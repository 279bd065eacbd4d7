import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { RiskBadge } from '../../ui/Badge.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Strategies.module.css'

const { id, title, note, labels, compare, items } = investmentGuide.strategies
const anchor = (index: number) => `strategy-${index + 1}`

/** The strategies side by side, then one by one. */
export function Strategies() {
  return (
    <GuideSection id={id} title={title} lead={note} width="wide">
      <table className={styles.table}>
        <caption className="visually-hidden">{compare}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.title}</th>
            <th scope="col">{labels.roi}</th>
            <th scope="col">{labels.timeframe}</th>
            <th scope="col">{labels.riskLevel}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((strategy, index) => (
            <tr key={strategy.title}>
              <th scope="row">
                <a href={`#${anchor(index)}`}>{strategy.title}</a>
              </th>
              <td data-label={labels.roi}>
                <Unbroken>{strategy.roi}</Unbroken>
              </td>
              <td data-label={labels.timeframe}>{strategy.timeframe}</td>
              <td data-label={labels.riskLevel}>
                <RiskBadge risk={strategy.riskLevel} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.details} data-plain>
        {items.map((strategy, index) => (
          <li key={strategy.title} id={anchor(index)}>
            <div>
              <h3>{strategy.title}</h3>
              <p>{strategy.description}</p>
            </div>
            <ul>
              {strategy.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}

import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './BuyerTips.module.css'

const { id, title, items } = firstTimeBuyers.tips

export function BuyerTips() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="wide">
      <ol className={`rows numbered ${styles.tips}`} data-columns data-size="large" role="list">
        {items.map((item) => (
          <li key={item}>
            <p className="lead">{item}</p>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}

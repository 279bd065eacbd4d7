import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { GuideSection } from '../guides/GuideSection.tsx'

const { id, title, items } = firstTimeBuyers.tips

export function BuyerTips() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="wide">
      <ol className="rows numbered" data-columns data-size="large" role="list">
        {items.map((item) => (
          <li key={item}>
            <p className="lead">{item}</p>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}

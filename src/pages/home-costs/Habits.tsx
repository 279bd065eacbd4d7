import { homeCosts } from '../../../content/pages/home-costs.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './HomeCosts.module.css'

const { id, title, points } = homeCosts.habits

export function Habits() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="wide">
      <ol
        className={`rows numbered ${styles.habits}`}
        data-columns
        data-gap="large"
        data-size="large"
        role="list"
      >
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </GuideSection>
  )
}

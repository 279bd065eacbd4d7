import { homeCosts } from '../../../content/pages/home-costs.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './HomeCosts.module.css'
import { HouseYear } from './HouseYear.tsx'

const { id, title, points } = homeCosts.habits

/** Four habits side by side, above the year that they are for. */
export function Habits() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="full">
      <ol className={`tiles numbered ${styles.habits}`} data-size="large" role="list">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <HouseYear />
    </GuideSection>
  )
}

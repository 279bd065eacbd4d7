import { videoProduction } from '../../../content/pages/video-production.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './ProductionStats.module.css'

const { title, claims } = videoProduction.stats

/** One figure as large as the page allows, and two beside it. */
export function ProductionStats() {
  return (
    <Section tone="dark" labelledBy="stats-title">
      <h2 id="stats-title" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.stats}>
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

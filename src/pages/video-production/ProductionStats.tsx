import { videoProduction } from '../../../content/pages/video-production.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './ProductionStats.module.css'

const { title, claims } = videoProduction.stats

/** One very large figure, and two beside it. */
export function ProductionStats() {
  return (
    <Section tone="dark" labelledBy="stats-title">
      <h2 id="stats-title" className="label ruled-below">
        {title}
      </h2>
      <dl className={`figures-first cluster ${styles.stats}`} data-ends>
        {claims.map(({ figure, label }, index) => (
          <div key={label} className="stack" data-gap="small">
            <dt className="secondary">{label}</dt>
            <dd className={index ? 'figure' : 'figure-large'}>
              <span>{figure}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

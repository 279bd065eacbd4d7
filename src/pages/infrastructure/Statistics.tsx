import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './Statistics.module.css'

const { claims, note } = infrastructure.sections.statistics

export function Statistics() {
  return (
    <div className="column" data-gap="large">
      <dl className={`rows ${styles.figures}`} data-pairs>
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt className="secondary">{label}</dt>
            <dd className="figure-small">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </div>
  )
}

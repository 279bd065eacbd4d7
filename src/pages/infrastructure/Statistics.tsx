import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './Statistics.module.css'

const { claims, note } = infrastructure.sections.statistics

export function Statistics() {
  return (
    <>
      <dl className={`rows ${styles.figures}`} data-pairs data-columns>
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd className="figure-small">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </>
  )
}

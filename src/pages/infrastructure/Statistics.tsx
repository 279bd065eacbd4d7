import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './Statistics.module.css'

const { claims, note } = infrastructure.sections.statistics

/** Every figure of the team, in columns like an almanac's. */
export function Statistics() {
  return (
    <>
      <dl className={styles.almanac}>
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </>
  )
}

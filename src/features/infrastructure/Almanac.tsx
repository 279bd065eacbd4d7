import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './Almanac.module.css'

const { claims, note } = infrastructure.sections.statistics

/** Every figure of the team, in columns like an almanac's. */
export function Almanac() {
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

import { home } from '../../../content/pages/home.ts'
import styles from './Achievements.module.css'

const { label, claims } = home.achievements

/** The team's reach, as one ruled line of figures. */
export function Achievements() {
  return (
    <section className={styles.band} aria-labelledby="achievements-title">
      <div className={styles.inner}>
        <h2 id="achievements-title">{label}</h2>
        <dl className={styles.ledger}>
          {claims.map((claim) => (
            <div key={claim.label}>
              <dt>{claim.label}</dt>
              <dd>{claim.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

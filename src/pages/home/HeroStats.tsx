import { home } from '../../../content/pages/home.ts'
import styles from './HeroStats.module.css'

/** Figures, each with its benefit to the seller, on a translucent strip along the hero's lower edge. */
export function HeroStats() {
  return (
    <div className={styles.strip} data-hero="words">
      <dl className={`page-width ${styles.stats}`}>
        {home.stats.map(({ figure, label, gain }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="figure-small">{figure}</dd>
            <dd className={styles.gain}>{gain}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

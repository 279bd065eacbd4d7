import { home } from '../../../content/pages/home.ts'
import styles from './HeroStats.module.css'

/** Four figures on a strip of glass along the hero's lower edge. */
export function HeroStats() {
  return (
    <div className={styles.strip}>
      <dl className={styles.stats}>
        {home.stats.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

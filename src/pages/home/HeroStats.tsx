import { home } from '../../../content/pages/home.ts'
import { Figures } from './Figures.tsx'
import styles from './HeroStats.module.css'

/** Four figures on a translucent strip along the hero's lower edge. */
export function HeroStats() {
  return (
    <div className={styles.strip}>
      <div className="page-width">
        <Figures claims={home.stats} className={styles.stats} />
      </div>
    </div>
  )
}

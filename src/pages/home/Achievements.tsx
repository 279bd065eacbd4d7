import { home } from '../../../content/pages/home.ts'
import styles from './Achievements.module.css'
import { Figures } from './Figures.tsx'

const { label, claims } = home.achievements

/** The team's reach in figures. */
export function Achievements() {
  return (
    <section className={styles.band} aria-labelledby="achievements-title">
      <div className="page-width">
        <h2 id="achievements-title" className="label ruled">
          {label}
        </h2>
        <Figures claims={claims} className={styles.figures} isClosed />
      </div>
    </section>
  )
}

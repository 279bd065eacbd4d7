import { HERO } from '../../../content/constants.ts'
import styles from './Particles.module.css'

const particles = Array.from({ length: HERO.particles }, (_, index) => index)

/** Decorative drifting particles, positioned by the style sheet. */
export function Particles() {
  return (
    <div className={styles.particles} aria-hidden="true">
      {particles.map((particle) => (
        <span key={particle} />
      ))}
    </div>
  )
}

import { HERO } from '../../../content/constants.ts'
import styles from './Particles.module.css'

/** Where each one is, how large, and how fast it rises: multiples of irregular fractions spread them evenly. */
const particles = Array.from({ length: HERO.particles }, (_, index) => {
  const seconds = 24 + ((index * 7) % 20)
  return {
    left: `${(2 + ((index * 75.49) % 95)).toFixed(2)}%`,
    width: `${10 - ((index * 2) % 7)}px`,
    translate: `0 ${(6 + ((index * 29.03) % 76)).toFixed(2)}cqh`,
    animationDuration: `${seconds}s`,
    animationDelay: `${(-seconds * ((index * 0.618) % 1)).toFixed(2)}s`,
  }
})

/** Decorative particles that rise over the hero's picture. Styled one by one, which a prerendered page cannot be. */
export function Particles() {
  return (
    <div className={styles.particles} aria-hidden="true">
      {particles.map((style) => (
        <span key={style.left} style={style} />
      ))}
    </div>
  )
}

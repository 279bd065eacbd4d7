import { HERO } from '../../../content/constants.ts'
import styles from './Particles.module.css'

const particles = Array.from({ length: HERO.particles }, (_, index) => index)

/** Specks of light that drift over the valley: decoration, placed by the style sheet. */
export function Particles() {
  return (
    <div className={styles.particles} aria-hidden="true">
      {particles.map((particle) => (
        <span key={particle} />
      ))}
    </div>
  )
}

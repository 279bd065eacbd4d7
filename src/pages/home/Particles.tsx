import { HERO } from '../../../content/constants.ts'
import styles from './Particles.module.css'

const motes = Array.from({ length: HERO.particles }, (_, index) => `mote-${index}`)

/** Motes of light that drift over the valley: decoration, placed by the style sheet. */
export function Particles() {
  return (
    <div className={styles.motes} aria-hidden="true">
      {motes.map((mote) => (
        <span key={mote} />
      ))}
    </div>
  )
}

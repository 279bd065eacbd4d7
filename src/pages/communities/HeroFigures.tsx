import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { Stat } from '../../ui/Stat.tsx'
import styles from './HeroFigures.module.css'

/** A quadrant's summary figures, below its text. */
export function HeroFigures({ quadrant }: { quadrant: Quadrant }) {
  return (
    <ul role="list" className={styles.figures}>
      {quadrantPage(quadrant).figures.map((figure) => (
        <li key={figure.label}>
          <Stat size="small" {...figure} />
        </li>
      ))}
    </ul>
  )
}

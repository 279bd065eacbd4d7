import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import styles from './Landmark.module.css'

/**
 * What a quadrant is known for, by day in the light theme and by night in the dark one; drawn by `npm run make -- artwork
 * landmarks`. The browser fetches only the picture that shows, because lazy ones that are hidden wait.
 */
export function Landmark({ quadrant }: { quadrant: Quadrant }) {
  return (
    <div className={`screen-only ${styles.landmark}`}>
      {(['day', 'night'] as const).map((light) => {
        const base = `/media/${quadrant.id}-${light}`
        return (
          <picture key={light} data-light={light}>
            <source media="(width < 48rem)" srcSet={`${base}-small.avif`} width={800} height={480} />
            <img
              srcSet={`${base}.avif 1600w, ${base}-large.avif 2560w`}
              sizes="100vw"
              src={`${base}.avif`}
              alt={quadrantPage(quadrant).landmark[light]}
              width={1600}
              height={600}
              loading="lazy"
              decoding="async"
            />
          </picture>
        )
      })}
    </div>
  )
}

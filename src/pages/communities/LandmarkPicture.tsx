import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import styles from './LandmarkPicture.module.css'

type Props = {
  quadrant: Quadrant
  /** Small and without a description of its own, beside the quadrant's name. */
  thumbnail?: boolean
}

/**
 * What a quadrant is known for, by day in the light theme and by night in the dark one; drawn by `npm run make -- artwork
 * landmarks`. The browser fetches only the picture that shows, because lazy ones that are hidden wait.
 */
export function LandmarkPicture({ quadrant, thumbnail = false }: Props) {
  return (['day', 'night'] as const).map((light) => {
    const base = `/media/${quadrant.id}-${light}`
    const small = { srcSet: `${base}-small.avif`, width: 800, height: 480 }
    const later = { loading: 'lazy', decoding: 'async' } as const
    return (
      <picture key={light} className={styles.light} data-light={light}>
        {thumbnail ? (
          <>
            <source media="(width >= 60rem)" srcSet={`${base}.avif`} width={1600} height={600} />
            <img {...small} {...later} src={small.srcSet} alt="" />
          </>
        ) : (
          <>
            <source media="(width < 48rem)" {...small} />
            <img
              srcSet={`${base}.avif 1600w, ${base}-large.avif 2560w`}
              sizes="100vw"
              src={`${base}.avif`}
              alt={quadrantPage(quadrant).landmark[light]}
              width={1600}
              height={600}
              {...later}
            />
          </>
        )}
      </picture>
    )
  })
}

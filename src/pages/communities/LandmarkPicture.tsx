import type { QuadrantId } from '../../../content/communities/quadrant-ids.ts'
import styles from './LandmarkPicture.module.css'

type Props = {
  of: QuadrantId | 'downtown'
  /** What it shows by day and by night; without it, small beside the name of what it shows. */
  alt?: { day: string; night: string }
}

/**
 * What a quadrant is known for, or downtown, by day in the light theme and by night in the dark one. The browser fetches
 * only the picture that shows, because lazy ones that are hidden wait.
 */
export function LandmarkPicture({ of, alt }: Props) {
  return (['day', 'night'] as const).map((light) => {
    const base = `/media/${of}-${light}`
    const small = { srcSet: `${base}-small.avif`, width: 800, height: 480 }
    const later = { loading: 'lazy', decoding: 'async' } as const
    return (
      <picture key={light} className={styles.light} data-light={light}>
        {alt === undefined ? (
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
              alt={alt[light]}
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

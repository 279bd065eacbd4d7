import type { QuadrantId } from '../../../content/communities/quadrant-ids.ts'
import styles from './LandmarkPicture.module.css'

type Props = {
  of: QuadrantId | 'downtown'
  /** Alternative texts by day and by night; without them the picture is small, beside the name of its subject. */
  alt?: { day: string; night: string }
}

/**
 * A quadrant's landmark, or downtown, by day in the light theme and by night in the dark one. The browser fetches
 * only the visible picture, because hidden lazy ones wait.
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

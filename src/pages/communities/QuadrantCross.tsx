import { quadrants } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { LandmarkPicture } from './LandmarkPicture.tsx'
import styles from './QuadrantCross.module.css'

const { crossLabel, street, river } = communitiesPage.quadrants

/**
 * A map of the quadrants: the street that divides east and west, the river that divides north and south, and a
 * link to each quadrant, with a picture of it where it is not the page of one.
 */
export function QuadrantCross({ pictures = false }: { pictures?: boolean }) {
  return (
    <nav
      className={`screen-only ${styles.cross}`}
      data-pictures={pictures || undefined}
      aria-label={crossLabel}
    >
      <span className={`note ${styles.street}`} aria-hidden="true">
        {street}
      </span>
      <svg viewBox="0 0 400 40" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <linearGradient id="cross-river" gradientUnits="userSpaceOnUse" x1="0" x2="400">
          <stop stopColor="var(--river)" stopOpacity="0" />
          <stop offset="0.12" stopColor="var(--river)" />
          <stop offset="0.88" stopColor="var(--river)" />
          <stop offset="1" stopColor="var(--river)" stopOpacity="0" />
        </linearGradient>
        <path
          d="M0 10C36 26 84 0 132 9S196 30 236 26 312 12 340 20 384 28 400 24"
          stroke="url(#cross-river)"
          strokeWidth="7"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className={`note ${styles.river}`} aria-hidden="true">
        {river}
      </span>
      <ul role="list">
        {quadrants.map((quadrant) => (
          <li key={quadrant.id}>
            <PageLink destination={{ to: `/communities/${quadrant.id}` }} className={styles.part}>
              {pictures && (
                <span className={styles.picture}>
                  <LandmarkPicture of={quadrant.id} />
                </span>
              )}
              <span aria-hidden="true" className={pictures ? 'heading' : 'title'}>
                {quadrant.suffix}
              </span>
              <span className="label">{quadrant.label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

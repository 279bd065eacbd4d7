import { quadrants } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './QuadrantCross.module.css'

const { crossLabel, street, river } = communitiesPage.quadrants

/**
 * A map of the quadrants: the street that divides east and west, the river that divides north and south, and a
 * link to each quadrant.
 */
export function QuadrantCross() {
  return (
    <nav className={`layers sticky screen-only ${styles.cross}`} aria-label={crossLabel}>
      <svg viewBox="0 0 400 400" fill="none" aria-hidden="true">
        <path
          d="M0 168C70 196 116 158 172 184S262 206 300 200H400"
          stroke="color-mix(in oklch, var(--glacier) 55%, transparent)"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M200 0V400" stroke="var(--ink)" strokeWidth="1.5" />
      </svg>
      <span className={`note ${styles.street}`} aria-hidden="true">
        {street}
      </span>
      <span className={`note ${styles.river}`} aria-hidden="true">
        {river}
      </span>
      <ul role="list">
        {quadrants.map(({ id, label, suffix }) => (
          <li key={id}>
            <PageLink destination={{ to: `/communities/${id}` }} className={styles.part}>
              <span aria-hidden="true" className="title">
                {suffix}
              </span>
              <span className="label">{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

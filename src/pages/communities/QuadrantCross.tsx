import { quadrants } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './QuadrantCross.module.css'

const { crossLabel, street, river } = communitiesPage.quadrants

/** The street that parts west from east, the river that parts north from south, and the four parts as links. */
export function QuadrantCross() {
  return (
    <nav className={styles.cross} aria-label={crossLabel}>
      <svg viewBox="0 0 400 400" aria-hidden="true" preserveAspectRatio="none">
        <path className={styles.river} d="M0 168C70 196 116 158 172 184S262 206 300 200H400" />
        <path className={styles.street} d="M200 0V400" />
      </svg>
      <span className={styles.streetName} aria-hidden="true">
        {street}
      </span>
      <span className={styles.riverName} aria-hidden="true">
        {river}
      </span>
      <ul data-plain>
        {quadrants.map(({ id, label, suffix }) => (
          <li key={id}>
            <PageLink destination={{ to: `/communities/${id}` }} className={styles.part}>
              <span aria-hidden="true">{suffix}</span>
              <span>{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

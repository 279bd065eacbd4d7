import { quadrantFigures } from '../../../content/communities/quadrant-figures.ts'
import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import { cad } from '../../../content/formats.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './HeroFigures.module.css'

/** At the foot of the hero: what a quadrant's list comes to, or the medians of all four with links to them. */
export function HeroFigures({ quadrant }: { quadrant: Quadrant | undefined }) {
  if (quadrant)
    return (
      <ul role="list" className={styles.figures}>
        {quadrantPage(quadrant).figures.map((figure) => (
          <li key={figure.label}>
            <Stat size="small" {...figure} />
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.medians}>
      <p className="label">{communitiesPage.quadrants.mediansLabel}</p>
      <ul role="list" className={styles.figures}>
        {quadrants.map((one) => (
          <li key={one.id}>
            <Stat
              size="small"
              figure={cad(quadrantFigures(one).median)}
              label={<PageLink destination={{ to: `/communities/${one.id}` }}>{one.label}</PageLink>}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

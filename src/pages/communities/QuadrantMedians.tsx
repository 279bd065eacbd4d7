import { quadrantFigures } from '../../../content/communities/quadrant-figures.ts'
import { quadrants } from '../../../content/communities/quadrants.ts'
import { cad } from '../../../content/formats.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './QuadrantMedians.module.css'

/** At the foot of the directory's hero: the medians of all four quadrants, with links to them. */
export function QuadrantMedians() {
  return (
    <div className={styles.medians}>
      <p className="label">{communitiesPage.quadrants.mediansLabel}</p>
      <ul role="list" className={styles.figures}>
        {quadrants.map((one) => (
          <li key={one.id}>
            <Stat
              size="small"
              figure={cad(quadrantFigures(one).median)}
              label={
                <PageLink destination={{ to: `/communities/${one.id}` }}>
                  {one.label}, {one.suffix}
                </PageLink>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

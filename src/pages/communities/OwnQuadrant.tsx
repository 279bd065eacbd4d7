import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { CommunityNames } from './CommunityNames.tsx'
import { byZone } from './directory.ts'
import styles from './OwnQuadrant.module.css'
import { QuadrantCross } from './QuadrantCross.tsx'

const { text, zoneLabel } = communitiesPage.quadrants

/** A quadrant's communities, the zone of its name first, below its picture. */
export function OwnQuadrant(quadrant: Quadrant) {
  const { title, figures, scene } = quadrantPage(quadrant).list
  const zones = byZone(quadrant.communities).toSorted(
    (a, b) =>
      Number(b.id === quadrant.id) - Number(a.id === quadrant.id) ||
      b.communities.length - a.communities.length,
  )
  return (
    <Section tone="sunk" labelledBy="quadrants-title">
      <Split align="center">
        <div>
          <SectionHeading id="quadrants-title" title={title} lead={text} />
          <div className="cluster">
            {figures.map((figure) => (
              <Stat key={figure.label} {...figure} />
            ))}
          </div>
        </div>
        <QuadrantCross />
      </Split>
      <Scene scene={scene} className={styles.picture} sizes="100vw" />
      <div id={`quadrant-${quadrant.id}`} className="rows" data-strong data-gap="large">
        {zones.map(({ id, label, text: about, communities }) => (
          <div key={id} className="column" data-gap="small">
            <h3 className="cluster subheading" data-ends>
              {label} {zoneLabel} <span className="accent">{communities.length}</span>
            </h3>
            <p className="note">{about}</p>
            <CommunityNames communities={communities} />
          </div>
        ))}
      </div>
    </Section>
  )
}

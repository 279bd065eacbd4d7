import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './OwnQuadrant.module.css'
import { QuadrantCross } from './QuadrantCross.tsx'
import { QuadrantZones } from './QuadrantZones.tsx'

const { text } = communitiesPage.quadrants

/** A quadrant's communities, the zone of its name first, below its picture. */
export function OwnQuadrant(quadrant: Quadrant) {
  const { title, scene } = quadrantPage(quadrant).list
  return (
    <Section tone="sunk" labelledBy="quadrants-title">
      <Split align="center">
        <SectionHeading id="quadrants-title" title={title} lead={text} />
        <QuadrantCross />
      </Split>
      <Scene scene={scene} className={styles.picture} sizes="100vw" />
      <div id={`quadrant-${quadrant.id}`}>
        <QuadrantZones quadrant={quadrant} heading="h3" />
      </div>
    </Section>
  )
}

import { quadrants } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { QuadrantCross } from './QuadrantCross.tsx'
import styles from './Quadrants.module.css'
import { QuadrantZones } from './QuadrantZones.tsx'

const { title, text } = communitiesPage.quadrants
const { countLabel } = communitiesPage.directory

/** The city's four quadrants, as a map and as a list with their communities. */
export function Quadrants() {
  return (
    <Section tone="dark" labelledBy="quadrants-title">
      <SectionHeading id="quadrants-title" title={title} lead={text} />
      <QuadrantCross pictures />
      <div className={styles.list}>
        <Accordion
          multiple
          items={quadrants.map((quadrant) => ({
            value: quadrant.id,
            title: quadrant.addresses,
            note: `${quadrant.suffix}, ${quadrant.communities.length} ${countLabel}`,
            content: (
              <>
                <p>{quadrant.text}</p>
                <div>
                  <QuadrantZones quadrant={quadrant} />
                </div>
              </>
            ),
          }))}
        />
      </div>
    </Section>
  )
}

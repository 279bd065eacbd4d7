import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import { DirectoryBar } from './DirectoryBar.tsx'
import { FigureNotes } from './FigureNotes.tsx'
import type { OrderProps } from './OrderButtons.tsx'
import styles from './OwnQuadrant.module.css'
import { QuadrantCross } from './QuadrantCross.tsx'
import { QuadrantZones } from './QuadrantZones.tsx'

type Props = {
  quadrant: Quadrant
  ordered: OrderProps
  /** Whether a search is active, whose results have the order buttons. */
  searching: boolean
}

/** Where a quadrant's address suffix applies, and its communities. */
export function OwnQuadrant({ quadrant, ordered, searching }: Props) {
  const { title, letters, streets, communities } = quadrantPage(quadrant).list
  return (
    <Section tone="sunk" labelledBy="quadrants-title">
      <Split align="center">
        <div className="column" data-gap="large">
          <SectionHeading id="quadrants-title" title={title} lead={letters} />
          <dl className={`rows ${styles.streets}`} data-pairs data-strong>
            {streets.map(({ name, note }) => (
              <div key={name}>
                <dt className="subheading">
                  {name} <span className="accent">{quadrant.suffix}</span>
                </dt>
                <dd className="note">{note}</dd>
              </div>
            ))}
          </dl>
        </div>
        <QuadrantCross />
      </Split>
      <div id={`quadrant-${quadrant.id}`} className={styles.zones}>
        <h3 className="heading">{communities}</h3>
        <DirectoryBar of={quadrant.communities} ordered={searching ? undefined : ordered} />
        <QuadrantZones quadrant={quadrant} order={ordered.order} />
        <FigureNotes of={quadrant.communities} />
      </div>
    </Section>
  )
}

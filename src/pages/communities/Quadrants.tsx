import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import { CommunityNames } from './CommunityNames.tsx'
import { byZone } from './directory.ts'
import { QuadrantCross } from './QuadrantCross.tsx'

const { title, text, linkNote, zoneLabel } = communitiesPage.quadrants

/** The city's four quadrants, as a map and as a list with some of their communities. */
export function Quadrants() {
  return (
    <Section tone="sunk" labelledBy="quadrants-title">
      <Split align="center">
        <div>
          <SectionHeading id="quadrants-title" title={title} lead={text} />
          <Accordion
            multiple
            items={quadrants.map((quadrant) => ({
              value: quadrant.id,
              title: quadrant.label,
              note: quadrant.suffix,
              content: <Content {...quadrant} />,
            }))}
          />
        </div>
        <QuadrantCross />
      </Split>
    </Section>
  )
}

function Content({ text: about, communities }: Quadrant) {
  return (
    <div className="column">
      <p>{about}</p>
      <p className="label">{linkNote}</p>
      {byZone(communities).map(({ id, label, communities: some }) => (
        <div key={id}>
          <h4 className="label accent">
            {label} {zoneLabel}
          </h4>
          <CommunityNames communities={some} />
        </div>
      ))}
    </div>
  )
}

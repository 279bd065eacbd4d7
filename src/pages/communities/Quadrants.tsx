import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
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

/** The city's four quadrants, as a map and as a list with some of their communities: the open one first. */
export function Quadrants({ open }: { open?: Quadrant }) {
  const inOrder = open ? [open, ...quadrants.filter(({ id }) => id !== open.id)] : quadrants
  return (
    <Section tone="sunk" labelledBy="quadrants-title">
      <Split align={open ? 'start' : 'center'}>
        <div>
          <SectionHeading
            id="quadrants-title"
            title={open ? quadrantPage(open).list.title : title}
            lead={text}
          />
          <Accordion
            multiple
            {...(open && { defaultValue: [open.id] })}
            items={inOrder.map((quadrant) => ({
              value: quadrant.id,
              title: quadrant.label,
              note: quadrant.suffix,
              content: <Content {...quadrant} intro={quadrant !== open} />,
            }))}
          />
        </div>
        <QuadrantCross />
      </Split>
    </Section>
  )
}

/** With what the quadrant is like, unless the page has already said it. */
function Content({ id, text: about, communities, intro }: Quadrant & { intro: boolean }) {
  return (
    <div id={`quadrant-${id}`} className="column">
      {intro && <p>{about}</p>}
      <p className="label">{linkNote}</p>
      {byZone(communities).map(({ id: zone, label, communities: some }) => (
        <div key={zone}>
          <h4 className="label accent">
            {label} {zoneLabel}
          </h4>
          <CommunityNames communities={some} />
        </div>
      ))}
    </div>
  )
}

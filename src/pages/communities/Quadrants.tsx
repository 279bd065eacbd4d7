import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import { QuadrantCross } from './QuadrantCross.tsx'
import { useScrollTo } from './use-scroll-to.ts'
import index from './ZoneIndex.module.css'

const { title, text, linkNote } = communitiesPage.quadrants

/** The city's four quadrants, as a map and as a list with some of their communities. */
export function Quadrants({ open }: { open?: Quadrant['id'] }) {
  useScrollTo(open && 'quadrants-title')
  return (
    <Section tone="sunk" labelledBy="quadrants-title">
      <Split align="center">
        <div>
          <SectionHeading id="quadrants-title" title={title} lead={text} />
          <Accordion
            multiple
            {...(open && { defaultValue: [open] })}
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

function Content({ id, text: about, communities }: Quadrant) {
  return (
    <div id={`quadrant-${id}`} className="stack" data-gap="small">
      <p>{about}</p>
      <p className="label">{linkNote}</p>
      <ul data-plain className={index.names}>
        {communities.map(({ name, url }) => (
          <li key={name}>
            <PageLink destination={{ href: url }} className={index.name}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { CommunityNames } from './CommunityNames.tsx'
import { byZone } from './directory.ts'
import { QuadrantCross } from './QuadrantCross.tsx'
import styles from './Quadrants.module.css'

const { title, text, linkNote, zoneLabel } = communitiesPage.quadrants

/** The city's four quadrants, as a map and as a list with some of their communities: the open one first. */
export function Quadrants({ open }: { open?: Quadrant }) {
  const inOrder = open ? [open, ...quadrants.filter(({ id }) => id !== open.id)] : quadrants
  const list = (
    <Accordion
      multiple
      {...(open && { defaultValue: [open.id] })}
      items={inOrder.map((quadrant) => ({
        value: quadrant.id,
        title: quadrant.label,
        note: quadrant.suffix,
        content: <Content {...quadrant} intro={quadrant !== open} wide={open !== undefined} />,
      }))}
    />
  )
  return (
    <Section tone="sunk" labelledBy="quadrants-title">
      <Split align="center">
        <div>
          <SectionHeading
            id="quadrants-title"
            title={open ? quadrantPage(open).list.title : title}
            lead={text}
          />
          {open ? (
            <div className="cluster">
              {quadrantPage(open).list.figures.map((figure) => (
                <Stat key={figure.label} {...figure} />
              ))}
            </div>
          ) : (
            list
          )}
        </div>
        <QuadrantCross />
      </Split>
      {open && <div className={styles.below}>{list}</div>}
    </Section>
  )
}

type ContentProps = Quadrant & {
  /** Whether to say what the quadrant is like. */
  intro: boolean
  /** Whether the list has the width of the page, with the zones beside their communities. */
  wide: boolean
}

function Content({ id, text: about, communities, intro, wide }: ContentProps) {
  return (
    <div id={`quadrant-${id}`} className="column" data-wide={wide || undefined}>
      {intro && <p>{about}</p>}
      <p className="label">{linkNote}</p>
      {byZone(communities).map(({ id: zone, label, communities: some }) => (
        <div key={zone} className={wide ? `split ruled-above ${styles.zone}` : undefined} data-columns="1:2">
          <h4 className="label accent">
            {label} {zoneLabel}
          </h4>
          <CommunityNames communities={some} />
        </div>
      ))}
    </div>
  )
}

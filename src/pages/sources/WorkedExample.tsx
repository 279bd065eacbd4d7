import { type Assessment, assessmentOf } from '../../../content/communities/assessments.ts'
import { communityCard } from '../../../content/communities/card.ts'
import { cad, grouped } from '../../../content/formats.ts'
import { sourcesPage } from '../../../content/pages/sources.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './WorkedExample.module.css'

const { title, community, roll, middle, median, page } = sourcesPage.example
/** Of the drawing of homes in line: how many, and the two in the middle. */
const [HOMES, MIDDLE] = [12, [5, 6]]

/** One median, from the City's roll to the sentence in which it stands on this site. */
export function WorkedExample() {
  const facts = assessmentOf(community)
  return (
    <Section tone="dark" labelledBy="example-title">
      <h2 id="example-title">{title}</h2>
      {facts && <Stations {...facts} />}
      <SourceLine source="assessments" />
    </Section>
  )
}

function Stations({ homes, median: value }: Assessment) {
  const half = homes / 2
  return (
    <ol role="list" className={`timeline ${styles.stations}`}>
      <li>
        <h3 className="label">{roll.title}</h3>
        <Stat figure={grouped(homes)} label={roll.label} />
        <p className="note">{roll.text}</p>
      </li>
      <li>
        <h3 className="label">{middle.title}</h3>
        <InLine left={grouped(half)} right={grouped(half + 1)} />
        <p className="note">{middle.text}</p>
      </li>
      <li>
        <h3 className="label">{median.title}</h3>
        <p className="figure accent">{cad(value)}</p>
        <p className="note">{median.text}</p>
      </li>
      <li>
        <h3 className="label">{page.title}</h3>
        <blockquote className={`column ${styles.sheet}`} data-gap="small">
          <p className="subheading">{community}</p>
          <p>
            <strong>{cad(value)}</strong> {communityCard.median}
          </p>
        </blockquote>
        <ArrowLink destination={page.link}>{page.link.label}</ArrowLink>
      </li>
    </ol>
  )
}

/** The homes of the drawing that are chosen by their place in it, each taller than the one before. */
function homesIn(choose: (index: number) => boolean): string {
  return Array.from({ length: HOMES }, (_, index) => {
    const roof = 48 - index * index * 0.28
    return choose(index) ? `M${index * 20 + 2} 63V${roof}l8-7 8 7V63z` : ''
  }).join('')
}

/** Homes in the order of their values; the numbers of the two in the middle below them. */
function InLine({ left, right }: { left: string; right: string }) {
  return (
    <figure className={styles.line}>
      <svg viewBox={`0 0 ${HOMES * 20} 64`} aria-hidden="true">
        <path className={styles.other} d={homesIn((index) => !MIDDLE.includes(index))} />
        <path className={styles.home} d={homesIn((index) => MIDDLE.includes(index))} />
      </svg>
      <figcaption className="label">
        <span>{left}</span>
        <span>{right}</span>
      </figcaption>
    </figure>
  )
}

import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import drawing from '../../../assets/scenes/private-gate.svg?no-inline'
import { Section } from '../../../ui/Section.tsx'
import { Split } from '../../../ui/Split.tsx'
import styles from './LuxurySellers.module.css'

const { title, text, points, selection } = luxury.sellers
/** Each sentence has a line of its own. */
const lines = selection.split(/(?<=\.) /)

/** How the team selects buyers: two lines over the lights of the city, and four points. */
export function LuxurySellers() {
  return (
    <Section tone="dark" labelledBy="sellers-title">
      <Split columns="7:5" align="end">
        <h2 id="sellers-title">{title}</h2>
        <p className="lead">{text}</p>
      </Split>
      <div className={`layers ${styles.view}`}>
        <img src={drawing} alt="" width={3200} height={1120} className="screen-only" loading="lazy" />
        <p className={`page-width ${styles.selection}`}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <ul role="list" className={styles.points}>
        {points.map((point) => (
          <li key={point.title} className="stack" data-gap="small">
            <h3 className="subheading">{point.title}</h3>
            <p className="secondary">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

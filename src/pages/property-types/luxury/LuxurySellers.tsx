import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { Section } from '../../../ui/Section.tsx'
import { Split } from '../../../ui/Split.tsx'
import styles from './LuxurySellers.module.css'

const { title, text, points, selection } = luxury.sellers

/** How the team selects buyers, with four points. */
export function LuxurySellers() {
  return (
    <Section tone="dark" labelledBy="sellers-title">
      <Split columns="1:1" align="end">
        <div className="stack">
          <h2 id="sellers-title">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <p className={`subheading accent ${styles.selection}`}>{selection}</p>
      </Split>
      <ul role="list" className={`ruled-columns ${styles.points}`} data-min="large" data-closed>
        {points.map((point) => (
          <li key={point.title}>
            <h3 className="subheading">{point.title}</h3>
            <p className="secondary">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

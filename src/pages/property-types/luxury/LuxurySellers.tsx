import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { Section } from '../../../ui/Section.tsx'
import styles from './LuxurySellers.module.css'
import { SelectionFigure } from './SelectionFigure.tsx'

const { title, text, points, selection } = luxury.sellers

/** How the team selects buyers, with a drawing and four points. */
export function LuxurySellers() {
  return (
    <Section tone="sunk" labelledBy="sellers-title">
      <div className="stack">
        <h2 id="sellers-title" className="title">
          {title}
        </h2>
        <p className="lead">{text}</p>
      </div>
      <figure className={`column ${styles.figure}`}>
        <SelectionFigure />
        <figcaption className="note">{selection}</figcaption>
      </figure>
      <ul role="list" className="ruled-columns" data-min="large" data-closed>
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

import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { Section } from '../../../ui/Section.tsx'
import styles from './LuxurySellers.module.css'
import { SelectionFigure } from './SelectionFigure.tsx'

const { title, text, points, selection } = luxury.sellers

/** Many buyers, and the few who are asked; around a crossing of gold lines, how that is done. */
export function LuxurySellers() {
  return (
    <Section tone="sunk" labelledBy="sellers-title">
      <div className={styles.heading}>
        <h2 id="sellers-title">{title}</h2>
        <p>{text}</p>
      </div>
      <figure className={styles.figure}>
        <SelectionFigure />
        <figcaption>{selection}</figcaption>
      </figure>
      <ul data-plain className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

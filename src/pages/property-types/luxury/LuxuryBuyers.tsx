import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { Section } from '../../../ui/Section.tsx'
import { LayersFigure } from './LayersFigure.tsx'
import styles from './LuxuryBuyers.module.css'

const { title, text, points, layers } = luxury.buyers

/** What a buyer has to see behind the finish: drawn as what it lies on. */
export function LuxuryBuyers() {
  return (
    <Section labelledBy="buyers-title">
      <div className={styles.columns}>
        <div className={styles.statement}>
          <h2 id="buyers-title">{title}</h2>
          <p>{text}</p>
          <LayersFigure labels={layers} />
        </div>
        <ul data-plain className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

import { VISIBILITY_THRESHOLD } from '../../../content/constants.ts'
import { home } from '../../../content/pages/home.ts'
import { Revealed } from '../../features/motion/Revealed.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ValueProposition.module.css'

const { title, text, points, smallPrint } = home.valueProposition

/** What the team believes about a sale, and what follows from it. Reveals itself once. */
export function ValueProposition() {
  return (
    <Section tone="sunk" labelledBy="value-title">
      <Revealed className={styles.columns} threshold={VISIBILITY_THRESHOLD.homeSection}>
        <div>
          <h2 id="value-title" className="title">
            {title}
          </h2>
          <p className="lead">{text}</p>
        </div>
        <ol className={`rows ${styles.points}`} data-plain data-closed>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ol>
        <p className={`note ${styles.smallPrint}`}>{smallPrint}</p>
      </Revealed>
    </Section>
  )
}

import { VISIBILITY_THRESHOLD } from '../../../content/constants.ts'
import { home } from '../../../content/pages/home.ts'
import { Revealed } from '../../features/motion/Revealed.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ValueProposition.module.css'

const { title, text, points, smallPrint } = home.valueProposition

/** The team's value proposition: a statement, and its three reasons side by side below it. Reveals itself once. */
export function ValueProposition() {
  return (
    <Section tone="sunk" space="act" labelledBy="value-title">
      <Revealed className={styles.parts} threshold={VISIBILITY_THRESHOLD.homeSection}>
        <div className="split" data-columns="2:1" data-align="end">
          <h2 id="value-title" className="title">
            {title}
          </h2>
          <p className="lead">{text}</p>
        </div>
        <ul className="ruled-columns" role="list" data-closed>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p className="secondary">{point.text}</p>
            </li>
          ))}
        </ul>
        <p className="note" data-line>
          {smallPrint}
        </p>
      </Revealed>
    </Section>
  )
}

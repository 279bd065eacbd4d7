import { VISIBILITY_THRESHOLD } from '../../../content/constants.ts'
import { home } from '../../../content/pages/home.ts'
import { Revealed } from '../../features/motion/Revealed.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ValueProposition.module.css'

const { title, text, points } = home.valueProposition

/** The team's value proposition: a statement, and its three reasons beside it. Reveals itself once. */
export function ValueProposition() {
  return (
    <Section tone="sunk" space="act" labelledBy="value-title">
      <Revealed className={styles.parts} threshold={VISIBILITY_THRESHOLD.homeSection}>
        <h2 id="value-title" className="title">
          {title}
        </h2>
        <p className="lead">{text}</p>
        <ul className="rows" role="list" data-gap="large" data-strong>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p className="secondary">{point.text}</p>
            </li>
          ))}
        </ul>
      </Revealed>
    </Section>
  )
}

import { VISIBILITY_THRESHOLD } from '../../../content/constants.ts'
import { home } from '../../../content/pages/home.ts'
import { Revealed } from '../../features/motion/Revealed.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ValueProposition.module.css'

const { title, text, scene, points } = home.valueProposition

/** The team's value proposition: a statement on the dark sky of a picture across the window, and its three reasons below. Reveals itself once. */
export function ValueProposition() {
  return (
    <Section tone="dark" labelledBy="value-title" className={styles.section}>
      <Revealed className={styles.parts} threshold={VISIBILITY_THRESHOLD.homeSection}>
        <div className={`stack ${styles.words}`}>
          <h2 id="value-title" className="title">
            {title}
          </h2>
          <p className="lead">{text}</p>
        </div>
        <Scene scene={scene} described className={styles.picture} sizes="100vw" />
        <ul className={`tiles ${styles.points}`} role="list">
          {points.map((point) => (
            <li key={point.title} className="stack" data-gap="small">
              <h3 className="minor-heading">{point.title}</h3>
              <p className="secondary">{point.text}</p>
            </li>
          ))}
        </ul>
      </Revealed>
    </Section>
  )
}

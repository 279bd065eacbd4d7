import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { Scene } from '../../ui/Scene.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Advisor.module.css'

const { id, title, points } = buyersGuide.advisor
const [first, ...others] = points

/** Three reasons: the first with a picture of both sides, which is beside it in a wide window, above the others. */
export function Advisor() {
  return (
    <GuideSection id={id} title={title} width="full">
      <ul className={styles.reasons} role="list">
        {first && (
          <li className={styles.first}>
            <h3 className="subheading">{first.title}</h3>
            <p className="lead">{first.text}</p>
            <Scene scene="both-sides" described className={`screen-only ${styles.sides}`} />
          </li>
        )}
        {others.map(({ title, text }) => (
          <li key={title}>
            <h3 className="subheading">{title}</h3>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

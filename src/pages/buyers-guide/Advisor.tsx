import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Advisor.module.css'

const { id, title, points } = buyersGuide.advisor

/** Three reasons: the first larger, the others beside it in a wide window. */
export function Advisor() {
  return (
    <GuideSection id={id} title={title} width="full">
      <ul className={styles.reasons} role="list">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="subheading">{title}</h3>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

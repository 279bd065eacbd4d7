import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { Scene } from '../../ui/Scene.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Advisor.module.css'

const { id, title, points } = buyersGuide.advisor

/** Three reasons, and a picture of both sides of a sale: beside them in a wide window. */
export function Advisor() {
  return (
    <GuideSection id={id} title={title} width="full">
      <div className={styles.reasons}>
        <Scene scene="both-sides" described className={`cover screen-only ${styles.sides}`} />
        <ul className="rows" data-gap="large" data-between role="list">
          {points.map(({ title, text }) => (
            <li key={title} className="column" data-gap="small">
              <h3 className="subheading">{title}</h3>
              <p className="secondary">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </GuideSection>
  )
}

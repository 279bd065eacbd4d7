import { asbestos } from '../../../content/pages/asbestos-information.ts'
import scene from '../../assets/scenes/microscope.svg'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Prose } from '../guides/Prose.tsx'
import styles from './LaboratoryTest.module.css'

const { id, title, method, text, cost, points } = asbestos.testing

/** The laboratory method and its cost. */
export function LaboratoryTest() {
  return (
    <GuideSection
      id={id}
      title={title}
      tone="sunk"
      notes={
        <figure className={`column ${styles.view}`}>
          <img src={scene} alt="" width={400} height={400} loading="lazy" />
          <figcaption>
            <p className="label">{method}</p>
            <p>{cost}</p>
          </figcaption>
        </figure>
      }
    >
      <Prose paragraphs={[text]} />
      <ul className={`stack ${styles.points}`} data-gap="small">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </GuideSection>
  )
}

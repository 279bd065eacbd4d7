import { home } from '../../../content/pages/home.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './Methodology.module.css'

const { title, scene, cards, actions } = home.methodology

/** The four steps of every sale, in order, each below a window. Together the windows show one panorama. */
export function Methodology() {
  return (
    <Section labelledBy="methodology-title">
      <SectionHeading id="methodology-title" title={title} />
      <ol className={styles.steps} role="list">
        {cards.map((card, index) => (
          <li key={card.title}>
            <div className={`screen-only ${styles.window}`}>
              <div data-wipe>
                <Scene scene={scene} described={index === 0} />
              </div>
            </div>
            <h3 className="subheading">{card.title}</h3>
            <p className="secondary">{card.text}</p>
          </li>
        ))}
      </ol>
      <Actions actions={actions} />
    </Section>
  )
}

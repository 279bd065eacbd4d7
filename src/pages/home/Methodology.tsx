import { home } from '../../../content/pages/home.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './Methodology.module.css'

const { title, cards, actions } = home.methodology

/** The four steps of every sale, in order. */
export function Methodology() {
  return (
    <Section labelledBy="methodology-title">
      <SectionHeading id="methodology-title" title={title} />
      <ol className={`ruled-columns ${styles.steps}`} role="list" data-closed>
        {cards.map((card) => (
          <li key={card.title}>
            <h3 className="subheading">{card.title}</h3>
            <p className="secondary">{card.text}</p>
          </li>
        ))}
      </ol>
      <Actions actions={actions} />
    </Section>
  )
}

import { home } from '../../../content/pages/home.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Methodology.module.css'

const { title, cards, actions } = home.methodology

/** The four things done for each sale, in their order, ruled like a table. */
export function Methodology() {
  return (
    <Section labelledBy="methodology-title">
      <h2 id="methodology-title" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.steps} data-plain>
        {cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Actions actions={actions} />
      </div>
    </Section>
  )
}

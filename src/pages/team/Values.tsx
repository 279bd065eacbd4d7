import { team } from '../../../content/pages/team.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Values.module.css'

const { title, items } = team.values

/** Three rules, set like the house rules on a wall. */
export function Values() {
  return (
    <Section labelledBy="rules-title">
      <div className={styles.rules}>
        <h2 id="rules-title">{title}</h2>
        <ol data-plain>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

import { join } from '../../../content/pages/join.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './Benefits.module.css'

const { title, intro, items } = join.benefits

/** What an agent steps into: a ledger, each line with its figure in the margin. */
export function Benefits() {
  return (
    <Section labelledBy="benefits-title">
      <SectionHeading id="benefits-title" title={title} lead={intro} layout="split" />
      <ul className={styles.ledger} data-plain>
        {items.map(({ claim, title: name, text }) => (
          <li key={name}>
            <p className={styles.figure}>
              <strong>{claim.figure}</strong> <span>{claim.label}</span>
            </p>
            <h3>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { join } from '../../../content/pages/join.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Benefits.module.css'

const { title, intro, items } = join.benefits

/** The benefits for an agent, each with a figure in the margin. */
export function Benefits() {
  return (
    <Section labelledBy="benefits-title">
      <SectionHeading id="benefits-title" title={title} lead={intro} />
      <ul className={`rows ${styles.benefits}`} data-gap="large" data-strong data-closed role="list">
        {items.map(({ claim, title: name, text }) => (
          <li key={name}>
            <Stat {...claim} />
            <h3 className="subheading">{name}</h3>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

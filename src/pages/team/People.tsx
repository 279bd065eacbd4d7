import { team } from '../../../content/pages/team.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './People.module.css'

const { places, items, askLabel, foldLabel } = team.roles

/** The agents, large, or the office, as portraits with what to ask them; the office is folded on a phone. */
export function People({ place }: { place: 'agent' | 'office' }) {
  const { title, text } = places[place]
  const id = `${place}-title`
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} lead={text} />
      <ul className={styles.people} data-place={place} role="list">
        {items
          .filter((person) => person.place === place)
          .map((person) => (
            <li key={person.id}>
              <Portrait
                person={person}
                size={place === 'agent' ? 'tall' : 'small'}
                level={3}
                fold={place === 'office' ? `${person.role}: ${foldLabel}` : undefined}
              >
                <p>{person.specialty}</p>
                <p className={`note ${styles.asking}`}>
                  <span>{askLabel}</span> {person.askAbout}
                </p>
              </Portrait>
            </li>
          ))}
      </ul>
    </Section>
  )
}

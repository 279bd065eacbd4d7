import { team } from '../../../content/pages/team.ts'
import type { Person } from '../../../content/people-schema.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './People.module.css'

const { places, items, askLabel, foldLabel } = team.roles

/** The agents as portraits, or the office as a list with photographs alone, which is folded on a phone. */
export function People({ place }: { place: 'agent' | 'office' }) {
  const { title, text } = places[place]
  const id = `${place}-title`
  const office = place === 'office'
  return (
    <Section labelledBy={id} tone={office ? 'sunk' : 'light'}>
      <SectionHeading id={id} title={title} lead={text} />
      <ul className={office ? `tiles ${styles.office}` : styles.agents} data-min="large" role="list">
        {items
          .filter((person) => person.place === place)
          .map((person) => (
            <li key={person.id} className={office ? 'ruled-above' : undefined}>
              <Portrait
                person={office ? photographed(person) : person}
                size={office ? 'small' : 'tall'}
                level={3}
                fold={office ? `${person.role}: ${foldLabel}` : undefined}
              >
                <p>{person.specialty}</p>
                <p className="note">
                  <strong className="accent">{askLabel}</strong> {person.askAbout}
                </p>
              </Portrait>
            </li>
          ))}
      </ul>
    </Section>
  )
}

function photographed({ drawing: _, ...person }: Person): Person {
  return person
}

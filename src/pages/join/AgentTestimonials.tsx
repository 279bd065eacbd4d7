import { join } from '../../../content/pages/join.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './AgentTestimonials.module.css'

const { voices, testimonials } = join

/** Testimonials by agents. */
export function AgentTestimonials() {
  return (
    <Section labelledBy="voices-title">
      <h2 id="voices-title" className="eyebrow">
        {voices}
      </h2>
      <ul className={styles.voices} data-plain>
        {testimonials.map((person) => (
          <li key={person.role}>
            <Portrait person={person} size="large" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

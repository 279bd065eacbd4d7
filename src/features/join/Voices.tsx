import { join } from '../../../content/pages/join.ts'
import { Section } from '../../ui/Section.tsx'
import { Testimonial } from '../marketing/Testimonial.tsx'
import styles from './Voices.module.css'

const { voices, testimonials } = join

/** Two agents, set off against one another as in a conversation. */
export function Voices() {
  return (
    <Section labelledBy="voices-title">
      <div className={styles.voices}>
        <h2 id="voices-title">{voices}</h2>
        {testimonials.map(({ quote, author }) => (
          <Testimonial key={author} quote={quote} author={author} />
        ))}
      </div>
    </Section>
  )
}

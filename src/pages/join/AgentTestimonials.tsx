import { join } from '../../../content/pages/join.ts'
import { Section } from '../../ui/Section.tsx'
import { Testimonial } from '../../ui/Testimonial.tsx'
import styles from './AgentTestimonials.module.css'

const { voices, testimonials } = join

/** Testimonials by agents. */
export function AgentTestimonials() {
  return (
    <Section labelledBy="voices-title">
      <div className={styles.voices}>
        <h2 id="voices-title" className="eyebrow">
          {voices}
        </h2>
        {testimonials.map(({ quote, author }) => (
          <Testimonial key={author} quote={quote} author={author} />
        ))}
      </div>
    </Section>
  )
}

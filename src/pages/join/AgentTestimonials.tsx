import { join } from '../../../content/pages/join.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Section } from '../../ui/Section.tsx'

const { voices, testimonials } = join

/** Testimonials by agents. */
export function AgentTestimonials() {
  return (
    <Section labelledBy="voices-title">
      <div className="column" data-gap="large">
        <h2 id="voices-title" className="eyebrow">
          {voices}
        </h2>
        <ul className="split" data-columns="1:1" role="list">
          {testimonials.map((person) => (
            <li key={person.role}>
              <Portrait person={person} size="large">
                {person.sample && <SampleMark />}
              </Portrait>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

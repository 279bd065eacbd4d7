import { evaluation } from '../../../content/pages/evaluation.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'

const { testimonial, stats } = evaluation
const { sample, quote, role, neighbourhood } = testimonial

/** A testimonial beside two statistics. */
export function Proof() {
  return (
    <Section tone="dark">
      <Split columns="7:5" align="end">
        <figure className="column" data-gap="large">
          <blockquote className="title">“{quote}”</blockquote>
          <figcaption>
            <p className="strong">{role}</p>
            <p className="note cluster" data-gap="small">
              {neighbourhood} {sample && <SampleMark />}
            </p>
          </figcaption>
        </figure>
        <ul className="ruled-columns" data-min="small" role="list">
          {stats.map((stat) => (
            <li key={stat.label}>
              <Stat {...stat} />
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  )
}

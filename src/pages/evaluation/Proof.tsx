import { evaluation } from '../../../content/pages/evaluation.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'

const { testimonial, stats } = evaluation

/** A testimonial and two statistics. */
export function Proof() {
  return (
    <Section tone="dark">
      <Split columns="2:1" align="center">
        <Portrait person={testimonial} size="large" crop="view" />
        <ul className="rows" data-gap="large" data-plain>
          {stats.map((stat) => (
            <li key={stat.label}>
              <Stat {...stat} size="large" />
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  )
}

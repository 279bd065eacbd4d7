import { evaluation } from '../../../content/pages/evaluation.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { Testimonial } from '../../ui/Testimonial.tsx'
import styles from './Proof.module.css'

const { testimonial, stats } = evaluation

/** A testimonial and two statistics. */
export function Proof() {
  return (
    <Section tone="dark">
      <Split columns="2:1" align="center">
        <Testimonial quote={testimonial.quote} author={testimonial.author} />
        <ul className={styles.stats} data-plain>
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

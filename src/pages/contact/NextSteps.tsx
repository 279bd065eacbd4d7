import { contact } from '../../../content/pages/contact.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './NextSteps.module.css'

const { title, intro, steps } = contact.next

/** What happens after a message is sent, in three steps on a timeline. */
export function NextSteps() {
  return (
    <Section tone="sunk" labelledBy="next-title">
      <SectionHeading id="next-title" title={title} lead={intro} layout="split" />
      <ol className={styles.line} data-plain>
        {steps.map((step) => (
          <li key={step.title} className="stack" data-gap="small">
            <p className="subheading accent">{step.when}</p>
            <h3>{step.title}</h3>
            <p className="secondary">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

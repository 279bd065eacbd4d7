import { evaluation } from '../../../content/pages/evaluation.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Steps } from '../../ui/Steps.tsx'
import styles from './Process.module.css'

const { title, steps } = evaluation.process
const { label, person } = evaluation.agent

/** Three steps, and someone who takes them with the visitor. */
export function Process() {
  return (
    <Section labelledBy="process-title">
      <SectionHeading id="process-title" title={title} />
      <Steps
        direction="across"
        steps={steps.map((step) => ({ title: step.title, mark: step.when, content: step.text }))}
      />
      <div className={`stack ${styles.agent}`} data-fill>
        <p className="eyebrow">{label}</p>
        <Portrait person={person} size="large" level={3}>
          <p>{person.specialty}</p>
        </Portrait>
      </div>
    </Section>
  )
}

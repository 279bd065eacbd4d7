import { evaluation } from '../../../content/pages/evaluation.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Steps } from '../../ui/Steps.tsx'

const { title, steps } = evaluation.process

/** From the request to the consultation in three steps. */
export function Process() {
  return (
    <Section labelledBy="process-title">
      <SectionHeading id="process-title" title={title} />
      <Steps
        direction="across"
        steps={steps.map((step) => ({ title: step.title, mark: step.when, content: step.text }))}
      />
    </Section>
  )
}

import { contact } from '../../../content/pages/contact.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Steps } from '../../ui/Steps.tsx'

const { title, intro, steps } = contact.next

/** What happens after a message is sent, in three steps. */
export function NextSteps() {
  return (
    <Section tone="sunk" labelledBy="next-title">
      <SectionHeading id="next-title" title={title} lead={intro} />
      <Steps
        direction="across"
        steps={steps.map((step) => ({ title: step.title, mark: step.when, content: step.text }))}
      />
    </Section>
  )
}

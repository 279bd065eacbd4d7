import { radon } from '../../../content/pages/radon-information.ts'
import { Steps } from '../../ui/Steps.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { MarginNotes } from '../guides/MarginNotes.tsx'

const { id, title, steps, notes } = radon.testing

/** How to test a home, with notes on shorter tests in the margin. */
export function TestingSteps() {
  return (
    <GuideSection id={id} title={title} tone="sunk" notes={<MarginNotes notes={notes} />}>
      <Steps steps={steps.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
    </GuideSection>
  )
}

import { radon } from '../../../content/pages/radon-information.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { MarginNotes } from '../guides/MarginNotes.tsx'

const { id, title, steps, notes } = radon.testing

/** How to test a home, with a drawing of a test that runs, and notes on shorter tests in the margin. */
export function TestingSteps() {
  return (
    <GuideSection id={id} title={title} tone="sunk" notes={<MarginNotes notes={notes} />}>
      <div className="column" data-gap="large">
        <Scene scene="basement-test" className="card" described />
        <Steps steps={steps.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
      </div>
    </GuideSection>
  )
}

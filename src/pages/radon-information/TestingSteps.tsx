import { radon } from '../../../content/pages/radon-information.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { MarginNotes } from '../guides/MarginNotes.tsx'
import styles from './TestingSteps.module.css'

const { id, title, steps, notes } = radon.testing

/** How to test a home: four steps in a line, the detector where it is put and where it runs, and notes on other tests. */
export function TestingSteps() {
  return (
    <GuideSection id={id} title={title} tone="sunk" width="full">
      <Steps direction="across" steps={steps.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
      <div className={styles.places}>
        <Scene scene="shelf-test" className="card" described />
        <Scene scene="basement-test" className="card" described />
      </div>
      <div className="note">
        <MarginNotes notes={notes} />
      </div>
    </GuideSection>
  )
}

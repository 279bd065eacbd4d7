import { radon } from '../../../content/pages/radon-information.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { MarginNotes } from '../guides/MarginNotes.tsx'
import styles from './TestingSteps.module.css'

const { id, title, steps, notes } = radon.testing

/** How to test a home: the detector is put in its place, and runs; then a picture of it and notes on shorter tests. */
export function TestingSteps() {
  return (
    <GuideSection
      id={id}
      title={title}
      tone="sunk"
      width="wide"
      picture={<Scene scene="shelf-test" className="card cover" described />}
      notes={<MarginNotes notes={notes} />}
    >
      <Steps steps={steps.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
      <Scene scene="basement-test" className={`card ${styles.room}`} described />
    </GuideSection>
  )
}

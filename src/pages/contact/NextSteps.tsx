import { contact } from '../../../content/pages/contact.ts'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Steps } from '../../ui/Steps.tsx'
import styles from './NextSteps.module.css'

const { title, intro, scene, steps } = contact.next

/** The three steps after a message, beside the person who answers it. */
export function NextSteps() {
  return (
    <Closing
      title={title}
      text={intro}
      tone="sunk"
      layout="bleed"
      side="left"
      picture={<Scene scene={scene} className="cover" />}
      className={styles.next}
    >
      <Steps steps={steps.map((step) => ({ title: step.title, mark: step.when, content: step.text }))} />
    </Closing>
  )
}

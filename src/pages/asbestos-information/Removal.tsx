import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { Steps } from '../../ui/Steps.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Removal.module.css'

const { id, title, figure, text, stages } = asbestos.removal

/** The notice that the work needs, as a large figure, and its three stages. */
export function Removal() {
  return (
    <GuideSection id={id} title={title} width="full">
      <p className={styles.notice}>
        <span className="figure-large">{figure}</span> <span className="lead">{text}</span>
      </p>
      <Steps
        direction="across"
        steps={stages.map(({ title, text }) => ({
          title,
          content: (
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          ),
        }))}
      />
    </GuideSection>
  )
}

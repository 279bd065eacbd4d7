import { tools } from '../../../content/pages/tools.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './RelatedLinks.module.css'

const { title, text, actions, scene } = tools.related

/** Where a formula ends. */
export function RelatedLinks() {
  return (
    <Section labelledBy="related-title">
      <div className={styles.related}>
        <Scene scene={scene} className={styles.scene} />
        <div className={styles.words}>
          <h2 id="related-title">{title}</h2>
          <p>{text}</p>
          <Actions actions={actions} />
        </div>
      </div>
    </Section>
  )
}

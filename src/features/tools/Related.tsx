import { tools } from '../../../content/pages/tools.ts'
import { Section } from '../../ui/Section.tsx'
import { Actions } from '../marketing/Actions.tsx'
import { Scene } from '../scenes/Scene.tsx'
import styles from './Related.module.css'

const { title, text, actions, scene } = tools.related

/** Where a formula ends. */
export function Related() {
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

import { tools } from '../../../content/pages/tools.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './RelatedLinks.module.css'

const { title, text, actions, scene } = tools.related

export function RelatedLinks() {
  return (
    <Section labelledBy="related-title">
      <Split columns="5:7" align="center">
        <Scene scene={scene} className={`cover ${styles.scene}`} />
        <div className="stack">
          <h2 id="related-title">{title}</h2>
          <p className="lead">{text}</p>
          <Actions actions={actions} />
        </div>
      </Split>
    </Section>
  )
}

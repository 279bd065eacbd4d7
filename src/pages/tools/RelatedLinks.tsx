import { tools } from '../../../content/pages/tools.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { ClosingLinks } from '../../ui/ClosingLinks.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './RelatedLinks.module.css'

const { title, text, actions, scene } = tools.related
const [first, ...others] = actions

export function RelatedLinks() {
  return (
    <Closing
      title={title}
      text={text}
      layout="bleed"
      picture={<Scene scene={scene} className="cover" />}
      className={styles.related}
    >
      <Actions actions={[first]} />
      <ClosingLinks links={others} />
    </Closing>
  )
}

import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './SocialClosing.module.css'

const { title, text, scene, actions } = socialPresence.closing

export function SocialClosing() {
  return (
    <Closing
      title={title}
      text={text}
      tone="wheat"
      layout="bleed"
      picture={<Scene scene={scene} className="cover" />}
      className={styles.view}
    >
      <Actions actions={actions} />
    </Closing>
  )
}

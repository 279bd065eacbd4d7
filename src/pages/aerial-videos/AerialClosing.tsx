import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './AerialClosing.module.css'

const { title, text, scene, actions } = aerialVideos.closing

export function AerialClosing() {
  return (
    <Closing
      title={title}
      text={text}
      tone="dark"
      layout="stacked"
      className={styles.closing}
      picture={<Scene scene={scene} className={`cover ${styles.scene}`} />}
    >
      <Actions actions={actions} />
    </Closing>
  )
}

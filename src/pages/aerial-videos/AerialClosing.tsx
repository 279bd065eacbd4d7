import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './AerialClosing.module.css'

const { title, text, scene, actions } = aerialVideos.closing

/** The land from above, and two ways on. */
export function AerialClosing() {
  return (
    <section className={styles.band} data-tone="dark" aria-labelledby="closing-title">
      <Scene scene={scene} className={styles.scene} />
      <div className={styles.words}>
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <Actions actions={actions} />
      </div>
    </section>
  )
}

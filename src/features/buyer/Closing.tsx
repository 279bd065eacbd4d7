import { buyer } from '../../../content/pages/buyer.ts'
import { Actions } from '../marketing/Actions.tsx'
import { Scene } from '../scenes/Scene.tsx'
import styles from './Closing.module.css'

const { scene, title, text, actions } = buyer.closing

/** Where to begin; the lake lies along the foot of the page. */
export function Closing() {
  return (
    <section className={styles.band} aria-labelledby="closing-title">
      <div className={styles.words}>
        <h2 id="closing-title">{title}</h2>
        <div>
          <p>{text}</p>
          <Actions actions={actions} />
        </div>
      </div>
      <Scene scene={scene} className={styles.scene} />
    </section>
  )
}

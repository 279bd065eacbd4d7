import { buyer } from '../../../content/pages/buyer.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './BuyerClosing.module.css'

const { scene, title, text, actions } = buyer.closing

/** Where to begin; the lake lies along the foot of the page. */
export function BuyerClosing() {
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

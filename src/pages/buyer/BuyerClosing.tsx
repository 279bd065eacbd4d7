import { buyer } from '../../../content/pages/buyer.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './BuyerClosing.module.css'

const { scene, title, text, actions } = buyer.closing

export function BuyerClosing() {
  return (
    <Closing
      title={title}
      text={text}
      layout="bleed"
      side="left"
      className={styles.closing}
      picture={<Scene scene={scene} className="cover" />}
    >
      <Actions actions={actions} />
    </Closing>
  )
}

import type { SceneId } from '../../../content/scenes.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './ChapterScene.module.css'

type Props = {
  scene: SceneId
  /** What remains of it in a wide window: the horizon, or with `ground` what is below it, or its `middle`. */
  focus?: 'ground' | 'middle'
}

/** A drawing from edge to edge of the window, between two parts of a guide. */
export const ChapterScene = ({ scene, focus }: Props) => (
  <div className={`screen-only ${styles.chapter}`} data-focus={focus}>
    <Scene scene={scene} className="cover" />
  </div>
)

import type { SceneId } from '../../../content/scenes.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './ChapterScene.module.css'

type Props = {
  scene: SceneId
  /** The part that remains where the window is wide: the middle, or what stands on the ground. */
  focus?: 'ground'
}

/** A drawing from edge to edge of the window, between two parts of a guide. */
export const ChapterScene = ({ scene, focus }: Props) => (
  <div className={`screen-only ${styles.chapter}`} data-focus={focus} data-covers>
    <Scene scene={scene} className="cover" />
  </div>
)

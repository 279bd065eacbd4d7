import type { ReactNode } from 'react'
import type { SceneId } from '../../../content/scenes.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './MarkedScene.module.css'

type Props = {
  scene: SceneId
  /** What the scene shows, with what is marked in it. */
  label: string
  /** The proportions of its box, which cuts off two sides: `wide` 2:1, `street` 1.85:1, `tall` 5:4. */
  shape?: 'wide' | 'street' | 'tall'
  /** SVG, in the scene's coordinates: 1600 by 900. */
  children: ReactNode
}

/** A drawn scene, and over it what a guide marks in it. */
export const MarkedScene = ({ scene, label, shape, children }: Props) => (
  <div className={`card ${styles.marked}`} data-shape={shape}>
    <Scene scene={scene} className="cover" />
    <svg
      data-tone="dark"
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  </div>
)

import type { HeroSceneId } from '../../content/scenes.ts'
import { sceneUrl } from './scene-url.ts'

type Props = {
  scene: HeroSceneId
  className?: string | undefined
  /** The size of the drawing, in its own px. */
  width?: number
  height?: number
}

/**
 * The picture of a page hero. Its sky is transparent. Part of the first paint: a prerendered page contains the
 * drawing in place of its URL.
 */
export function HeroScene({ scene, className, width = 4000, height = 1000 }: Props) {
  return (
    <img
      className={className}
      src={sceneUrl(scene)}
      alt=""
      width={width}
      height={height}
      decoding="sync"
      suppressHydrationWarning
    />
  )
}

import type { HeroSceneId } from '../../content/scenes.ts'
import { sceneUrl } from './scene-url.ts'

type Props = {
  scene: HeroSceneId
  className?: string | undefined
  /** Height of the drawing at a width of 4000 px. */
  height?: number
}

/** The picture of a page hero. Its sky is transparent. Part of the first paint, so a prerendered page contains the drawing instead of its URL. */
export function HeroScene({ scene, className, height = 1000 }: Props) {
  return (
    <img
      className={className}
      src={sceneUrl(scene)}
      alt=""
      width={4000}
      height={height}
      decoding="sync"
      suppressHydrationWarning
    />
  )
}

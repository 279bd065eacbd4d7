import { type SceneId, scenes } from '../../content/scenes.ts'
import { sceneUrl } from './scene-url.ts'

type Props = {
  scene: SceneId
  className?: string | undefined
  /** Adds alt text; leave out where the surrounding text says the same. */
  described?: boolean
  /** `eager` only for a picture above the fold. */
  loading?: 'lazy' | 'eager'
}

/** An illustration, 16:9. */
export function Scene({ scene, className, described = false, loading = 'lazy' }: Props) {
  return (
    <img
      className={className}
      src={sceneUrl(scene)}
      alt={described ? scenes[scene] : ''}
      width={1600}
      height={900}
      loading={loading}
      // A picture above the fold must be part of the first paint.
      decoding={loading === 'eager' ? 'sync' : 'async'}
    />
  )
}

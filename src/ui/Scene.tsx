import { type SceneId, scenes } from '../../content/scenes.ts'
import { sceneUrl } from './scene-url.ts'

type Props = {
  scene: SceneId
  className?: string | undefined
  /** Gives the picture an alt text; left out where the words beside it say the same. */
  described?: boolean
  /** `eager` only for a picture that is visible at first. */
  loading?: 'lazy' | 'eager'
}

/** A drawn scene, 16 by 9. */
export function Scene({ scene, className, described = false, loading = 'lazy' }: Props) {
  return (
    <img
      className={className}
      src={sceneUrl(scene)}
      alt={described ? scenes[scene] : ''}
      width={1600}
      height={900}
      loading={loading}
      // A picture that is visible at first belongs to the first paint.
      decoding={loading === 'eager' ? 'sync' : 'async'}
    />
  )
}

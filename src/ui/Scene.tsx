import { type SceneId, scenes } from '../../content/scenes.ts'
import { sceneUrl } from './scene-url.ts'

type Props = {
  scene: SceneId
  className?: string | undefined
  /** Said to whoever does not see the picture; left out where the words beside it say the same. */
  described?: boolean
  /** Only for a picture that is in sight at once. */
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
      // What is in sight at once belongs to the first paint.
      decoding={loading === 'eager' ? 'sync' : 'async'}
    />
  )
}

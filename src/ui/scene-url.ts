/** The addresses of the drawn scenes. */
import { type SceneId, scenes } from '../../content/scenes.ts'

const files = import.meta.glob<string>('../assets/scenes/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The address of a scene's picture. Throws when the scene has not been drawn. */
export function sceneUrl(scene: SceneId): string {
  const url = files[`../assets/scenes/${scene}.svg`]
  if (url === undefined) throw new Error(`There is no picture of "${scenes[scene]}"`)
  return url
}

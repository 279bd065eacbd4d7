/** The URLs of the illustrations. */
import type { HeroSceneId, PortraitSceneId, SceneId } from '../../content/scenes.ts'

const files = import.meta.glob<string>('../assets/scenes/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** Throws when the scene has no picture. */
export function sceneUrl(scene: SceneId | HeroSceneId | PortraitSceneId): string {
  const url = files[`../assets/scenes/${scene}.svg`]
  if (url === undefined) throw new Error(`There is no picture "${scene}"`)
  return url
}

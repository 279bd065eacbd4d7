import { folder } from 'virtual:scenes'
import type { HeroSceneId, PortraitSceneId, SceneId } from '../../content/scenes.ts'

/** The URL of an illustration. */
export const sceneUrl = (scene: SceneId | HeroSceneId | PortraitSceneId) => `${folder}/${scene}.svg`

/** Social cards: what a page shows when it is shared. Each page's head names its drawing; the build adds the words. */
import * as v from 'valibot'
import { QUADRANT_IDS } from './communities/quadrant-ids.ts'
import { heroScenes, type SceneId, scenes } from './scenes.ts'

/** In pixels of the card. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The landscape of the home page's film: a picture, not a scene. */
const HOME = 'home'

/** A quadrant's landmark by day: also a picture. */
const landmarks = QUADRANT_IDS.map((id) => `${id}-day` as const)

const sceneIds = Object.keys(scenes) as SceneId[]

const PlacedCardSchema = v.object({
  drawing: v.picklist([HOME, ...landmarks, ...sceneIds, ...heroScenes]),
  /** What the drawing shows. */
  alt: v.pipe(v.string(), v.nonEmpty()),
  /** Left edge, top edge and width of the drawing, in pixels of the card, which clips it. */
  x: v.number(),
  y: v.number(),
  width: v.pipe(v.number(), v.minValue(1)),
  /** Pixels from the left between which the dark area behind the words fades into the drawing. */
  shade: v.tuple([v.number(), v.number()]),
})
export type PlacedCard = v.InferOutput<typeof PlacedCardSchema>

/** A scene, at the right and as high as the card, or a placed drawing. */
export const CardSchema = v.union([v.picklist(sceneIds), PlacedCardSchema])
type Card = v.InferOutput<typeof CardSchema>

export const placedCard = (card: Card): PlacedCard =>
  typeof card === 'string'
    ? { drawing: card, alt: scenes[card], x: 400, y: 0, width: 1120, shade: [430, 760] }
    : card

/** The address of the page's card. */
export const cardAddress = (path: string): string =>
  `/cards/${path === '/' ? HOME : path.slice(1).replaceAll('/', '-')}.jpg`

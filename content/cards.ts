/** Which drawing each page shows when it is shared, and where on the card it stands: the build adds the words. */
import { type HeroSceneId, type SceneId, scenes } from './scenes.ts'

/** In pixels of the card. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The landscape of the home page's film, which is a picture and no scene. */
const HOME = 'home'

export type Card = {
  drawing: SceneId | HeroSceneId | typeof HOME
  /** What the drawing shows. */
  alt: string
  /** Left and upper edge and width of the drawing, in pixels of the card, which cuts off what is outside. */
  x: number
  y: number
  width: number
  /** Pixels from the left: behind the words the card is dark, then the drawing comes out, until it is all there. */
  shade: readonly [from: number, to: number]
}

/** A scene on the right, at the card's full height. */
const scene = (drawing: SceneId): Card => ({
  drawing,
  alt: scenes[drawing],
  x: 400,
  y: 0,
  width: 1120,
  shade: [430, 760],
})

const CARDS: Readonly<Record<string, Card | undefined>> = {
  '/': {
    drawing: HOME,
    alt: 'The chinook arch over Calgary, with the river and the mountains',
    ...{ x: 0, y: 0, width: 1200, shade: [200, 720] },
  },
  '/accessibility': scene('front-door'),
  '/aerial-videos': {
    drawing: 'hero-aerial-videos',
    alt: 'A community beside a river from above, with a drone that lights one house',
    ...{ x: -500, y: -70, width: 2000, shade: [300, 900] },
  },
  '/asbestos-information': scene('house-bungalow'),
  '/auth': scene('living-room'),
  '/buyer': {
    drawing: 'hero-buyer',
    alt: 'A bungalow under the chinook arch',
    ...{ x: -689, y: -20, width: 2600, shade: [0, 100] },
  },
  '/buyers-guide': {
    drawing: 'hero-buyers-guide',
    alt: 'A street of houses of different ages under elms',
    ...{ x: -269, y: 105, width: 2100, shade: [250, 720] },
  },
  '/communities': scene('street-inner-city'),
  '/communities/northeast': scene('townhomes'),
  '/communities/northwest': scene('river-bow'),
  '/communities/southeast': scene('lake-night'),
  '/communities/southwest': scene('heritage-dawn'),
  '/contact': scene('two-storey-winter'),
  '/evaluation': {
    drawing: 'hero-evaluation',
    alt: 'Two townhouses with lit windows at dusk',
    ...{ x: -1033, y: 80, width: 4400, shade: [430, 680] },
  },
  '/first-time-buyers': scene('inspection'),
  '/home-costs': scene('winter-house'),
  '/infrastructure': {
    drawing: 'hero-infrastructure',
    alt: 'Lines of light across the prairie, toward the skyline of Calgary',
    ...{ x: -501, y: -70, width: 2000, shade: [0, 500] },
  },
  '/investment-guide': {
    drawing: 'hero-investment-guide',
    alt: 'A row of townhomes under the chinook arch',
    ...{ x: -624, y: 30, width: 2400, shade: [0, 100] },
  },
  '/join': {
    drawing: 'hero-join',
    alt: 'Front doors side by side in the snow, one of them open',
    ...{ x: -340, y: 30, width: 2400, shade: [540, 790] },
  },
  '/listing-presentation': scene('kitchen-interior'),
  '/property-types/condos': {
    drawing: 'hero-condos',
    alt: 'Condo towers under the chinook arch',
    ...{ x: -624, y: 30, width: 2400, shade: [0, 100] },
  },
  '/property-types/luxury': {
    drawing: 'hero-luxury',
    alt: 'A long house of glass above still water at dusk',
    ...{ x: -300, y: 90, width: 2400, shade: [300, 700] },
  },
  '/radon-information': {
    drawing: 'hero-radon',
    alt: 'A house in the snow under the chinook arch at night',
    ...{ x: -540, y: 30, width: 2400, shade: [0, 100] },
  },
  '/social-presence': {
    drawing: 'hero-social-presence',
    alt: 'A house on the screens of phones side by side',
    ...{ x: -370, y: 30, width: 2400, shade: [430, 790] },
  },
  '/team': scene('skyline-dusk'),
  '/tools': scene('room-dawn'),
  '/video-production': {
    drawing: 'hero-video-production',
    alt: 'A modern house in the viewfinder of a camera',
    ...{ x: -357, y: -207, width: 2000, shade: [250, 700] },
  },
  '/videos': scene('city-lights'),
}

/** The card of the page at `path`; a new page has the skyline until it is given its own. */
export const cardOf = (path: string): Card => CARDS[path] ?? scene('skyline-dusk')

/** The address of the page's card. */
export const cardAddress = (path: string): string =>
  `/cards/${path === '/' ? HOME : path.slice(1).replaceAll('/', '-')}.jpg`

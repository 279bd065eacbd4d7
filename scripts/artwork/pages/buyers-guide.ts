import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { bungalow } from '../scenes/houses/bungalow.ts'
import type { Coat } from '../scenes/houses/coats.ts'
import { foursquare } from '../scenes/houses/foursquare.ts'
import { modern } from '../scenes/houses/modern.ts'
import { townhouses } from '../scenes/houses/townhouses.ts'
import { hillside } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { down, ellipse, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { fence, road, traffic } from './guide-road.ts'
import { BESIDE, HEIGHT, mountains, WIDTH } from './stage.ts'
import { arch } from './vault.ts'

const GROUND = 858
/** How large the homes across the field, below the text, are. */
const FAR = 0.24
const FIELD = 846

const grass = oklch(66, 0.085, 128)
const leaf = mix(grass, ink.hill, 0.32)
const morning = {
  wall: ink.pale,
  shade: mix(ink.midRange, ink.farRange, 0.3),
  roof: mix(ink.blue, ink.navy, 0.3),
  trim: ink.paper,
  glass: mix(ink.glacier, ink.paper, 0.45),
  stone: mix(ink.farRange, ink.wheat, 0.35),
} satisfies Coat
const painted = (wall: string, roof: string = morning.roof) => ({ ...morning, wall, roof })
const tree = (x: number, wide: number, tall: number, ground = GROUND) => ({
  use: 'elm',
  transform: `translate(${x} ${ground}) scale(${wide / 400} ${tall / 400})`,
})

/** The arch begins before the century house and its tree, so that both stand in its light. */
const WIDER = { ...BESIDE, apex: [2560, 170], span: [960, 1540] } as const

/** A street on a bright morning: a century house, an infill and townhouses under an arch of sky on a light page. */
export function buyersGuide(): string {
  const row = townhouses(morning, [
    mix(ink.farRange, ink.pale, 0.3),
    mix(ink.wheat, ink.paper, 0.3),
    mix(ink.farRange, ink.glacier, 0.7),
  ])
  const crown = elm(0, 0, 400, leaf, mix(ink.soil, ink.spruce, 0.35), ink.wheat)
  return svg(WIDTH, HEIGHT, [
    ...arch(
      WIDER,
      {
        mood: { ...moods.day, rim: moods.gold.rim },
        seed: 36,
        light: [2900, 1300],
        moon: { at: [2850, 330], radius: 40 },
        cloudless: true,
      },
      ...mountains(WIDER, { light: 2900, seed: 71, rise: 150, haze: ink.paper, count: 1 }),
    ),
    ...hillside({
      seed: 8,
      width: WIDTH,
      base: 824,
      rise: 22,
      swell: 900,
      floor: 900,
      top: mix(grass, ink.glacier, 0.6),
      foot: mix(grass, ink.glacier, 0.3),
    }),
    { nodes: [{ name: 'elm', nodes: crown }], transform: `translate(1992 ${GROUND})` },
    ...[40, 240, 560, 660, 1120, 1420, 1846].map((x, i) =>
      tree(x, 62 + 12 * (i % 3), 58 + 12 * ((i * 2) % 3), FIELD - 2),
    ),
    placed([{ name: 'row', nodes: row }], 360, FIELD, FAR),
    placed(bungalow(painted(mix(ink.wheat, ink.paper, 0.4), mix(ink.brick, ink.navy, 0.5))), 860, FIELD, FAR),
    { use: 'row', transform: `translate(1236 ${FIELD}) scale(${FAR})` },
    placed(bungalow(painted(mix(ink.glacier, ink.pale, 0.4))), 1730, FIELD, FAR * 1.1),
    {
      d: rect(0, FIELD, WIDTH, HEIGHT - FIELD),
      fill: down(FIELD, GROUND + 20, [0, mix(grass, ink.paper, 0.3)], [1, grass]),
    },
    fence(FIELD + 14),
    { use: 'row', transform: `translate(3096 ${GROUND}) scale(1.05)` },
    placed(modern(painted(mix(ink.wheat, ink.paper, 0.5))), 2796, GROUND, 1.04),
    placed(
      foursquare(painted(mix(ink.wheat, ink.paper, 0.35), mix(ink.brick, ink.navy, 0.55))),
      2322,
      GROUND,
      1.28,
    ),
    tree(2570, 290, 320),
    tree(3110, 420, 480),
    // What each stands in: the shade of a low sun from the right.
    {
      d: [
        [2330, 300],
        [2800, 330],
        [3330, 280],
        [2576, 120],
        [1996, 150],
        [3120, 170],
      ]
        .map(([x, half]) => ellipse((x ?? 0) - 40, GROUND + 6, half ?? 0, 15))
        .join(''),
      fill: leaf,
      opacity: 0.55,
    },
    {
      d: rect(0, GROUND + 4, WIDTH, HEIGHT - GROUND),
      fill: down(GROUND, HEIGHT, [0, grass, 0], [0.12, mix(grass, ink.wheat, 0.25)], [0.3, grass]),
    },
    ...road(),
    {
      d: polygon([
        [2376, GROUND + 2],
        [2448, GROUND + 2],
        [2530, GROUND + 56],
        [2410, GROUND + 56],
      ]),
      fill: mix(ink.pale, ink.wheat, 0.5),
    },
    ...traffic(),
  ])
}

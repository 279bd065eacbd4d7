import { ink, mix } from '../palette.ts'
import { type Fir, firs } from '../scenes/fir.ts'
import { haze } from '../scenes/foliage.ts'
import { estate } from '../scenes/houses/estate.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { dashes, down, glow, type Point, polygon, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { poplars } from './plants.ts'
import { mountains } from './stage.ts'
import { arch, type Vault } from './vault.ts'

const [WIDTH, HEIGHT, GROUND] = [4000, 900, 700]
const OVER: Vault = { width: WIDTH, height: HEIGHT, horizon: 690, apex: [2000, 130], span: [1500, 1500] }
const WATER = 'M-20 800C600 780 900 752 1260 742L2740 742C3100 752 3400 780 4020 800V900H-20z'
/** Spruces to the left of the light. */
const LEFT: readonly Fir[] = [
  [700, 734, 130],
  [772, 732, 196],
  [1140, 728, 276],
  [1222, 730, 180],
]
/** Trees to the right of it, and how they are scaled: their lit side is their left. */
const RIGHT: readonly Scaled[] = [
  [2790, 728, 0.8],
  [2868, 730, 0.56],
  [3110, 732, 0.76],
  [3190, 736, 0.5],
]
const POPLARS: readonly Scaled[] = [
  [2644, 704, 0.5],
  [2700, 704, 0.58],
]

type Scaled = readonly [x: number, y: number, scale: number]

const turned =
  (use: string) =>
  ([x, y, scale]: Scaled): Node => ({ use, transform: `translate(${x} ${y}) scale(-${scale} ${scale})` })

/** A long lit house above still water at dusk, under the whole arch. */
export function luxury(): string {
  const ripples = Array.from(
    { length: 16 },
    (_, i): Point => [1200 + ((i * 467) % 1500), GROUND + 74 + ((i * 37) % 110)],
  )
  return svg(WIDTH, HEIGHT, [
    ...arch(
      OVER,
      { mood: moods.dusk, seed: 33, light: [2000, 900], moon: [2630, 300] },
      ...mountains(OVER, { light: 2000, seed: 52, rise: 96, tint: tints.dusk, haze: ink.amber }),
    ),
    {
      d: 'M-20 780C500 760 900 690 1400 698H2600C3100 690 3500 760 4020 780V900H-20z',
      fill: mix(ink.hill, ink.navy, 0.5),
    },
    haze(2000, GROUND - 6, 1300, ink.blush, 0.4),
    {
      name: 'shore',
      nodes: [
        ...firs(LEFT, mix(ink.spruce, ink.night, 0.4), mix(ink.hill, ink.amber, 0.36)),
        ...poplars(
          [
            [1330, GROUND + 4],
            [1390, GROUND + 4],
          ],
          230,
          mix(ink.hill, ink.spruce, 0.5),
          ink.amber,
        ),
        ...RIGHT.map(turned('fir')),
        ...POPLARS.map(turned('poplar')),
        placed(estate(), 2000, GROUND, 1),
      ],
    },
    {
      d: WATER,
      fill: down(
        740,
        HEIGHT,
        [0, mix(ink.amber, ink.blue, 0.55)],
        [0.3, mix(ink.blue, ink.navy, 0.5)],
        [1, ink.deep],
      ),
    },
    {
      clip: WATER,
      opacity: 0.42,
      nodes: [{ use: 'shore', transform: `translate(0 ${GROUND * 2 + 78}) scale(1 -1)` }],
    },
    { d: dashes(ripples, 120), stroke: ink.lamp, width: 3, opacity: 0.4 },
    {
      d: polygon([
        [1250, 728],
        [2750, 728],
        [2790, 746],
        [1210, 746],
      ]),
      fill: mix(ink.night, ink.belly, 0.35),
    },
    {
      d: rect(1300, 600, 1400, 240),
      fill: glow([2000, 720], 640, 0.16, [0, ink.gold, 0.3], [1, ink.gold, 0]),
    },
  ])
}

import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, ellipse, glow, type Point, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import {
  bed,
  bookcase,
  curtains,
  joists,
  laundry,
  loft,
  pendant,
  picture,
  sideboard,
  table,
} from './furnished.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { beyond, door, ground, lamp, panes, roof, rooms, type Section, sofa } from './section.ts'

const GROUND = 424
const windows: readonly Point[] = [
  [556, 290],
  [964, 290],
]
const snow = mix(ink.pale, ink.paper, 0.65)

const bungalow = {
  left: 96,
  right: 396,
  ridge: 176,
  ceilings: [276, GROUND],
  base: 640,
} as const satisfies Section
const house = {
  left: 508,
  right: 1092,
  ridge: 64,
  ceilings: [246, GROUND],
  base: 668,
} as const satisfies Section
const tall = {
  left: 1204,
  right: 1504,
  ridge: 66,
  ceilings: [168, 296, GROUND],
  base: 676,
} as const satisfies Section

/** Gas on a basement's floor. */
const haze = ({ left, right, base }: Section): Shape => ({
  d: ellipse((left + right) / 2, base - 50, (right - left) / 2 - 16, 50),
  fill: glow([(left + right) / 2, base], (right - left) / 2, 0.32, [0, ink.brick, 0.5], [1, ink.brick, 0]),
})

/** A street in winter, cut open: three houses and the ground below their basements. */
export function winterSection(): string {
  const draw = random(9)
  const flakes = Array.from({ length: 70 }, (): Point => [width * draw(), 400 * draw()])
  return svg(width, height, [
    {
      outside: true,
      nodes: [
        ...beyond({
          ground: GROUND,
          apex: [860, 20],
          span: [1500, 1300],
          light: [820, 700],
          moon: { at: [452, 92], radius: 17 },
          mood: moods.dawn,
          tint: tints.dawn,
          haze: ink.wheat,
          seeds: [31, 57],
        }),
        { d: dashes(flakes, 0), stroke: ink.paper, width: 5, round: true, opacity: 0.75 },
        ...firs(
          [40, 448, 1142, 1560].map((x, i) => [x, GROUND + 2, 210 - (i % 2) * 60]),
          mix(ink.nearRange, ink.blue, 0.2),
          mix(snow, ink.blue, 0.2),
          1,
          true,
        ),
        ...ground(GROUND, 5),
        { d: `M-10 ${GROUND + 2}H1610`, stroke: snow, width: 24, round: true },
      ],
    },
    ...[bungalow, house, tall].flatMap((one: Section) => [
      ...rooms(one),
      joists(one),
      haze(one),
      ...roof(one, true),
      ...loft(one),
    ]),
    ...panes(
      [
        [140, 312],
        [262, 312],
      ],
      76,
      60,
    ),
    ...panes(windows, 84, 76),
    ...curtains(windows, 84, 76, mix(ink.brick, ink.amber, 0.45)),
    ...panes(
      [
        [1248, 200],
        [1384, 200],
        [1248, 328],
        [1384, 328],
      ],
      72,
      56,
    ),
    ...door(800, GROUND - 5),
    ...pendant(246, bungalow.ceilings[0], 30),
    ...bed(300, GROUND - 2),
    ...laundry(180, bungalow.base),
    ...bookcase(330, bungalow.base + 2),
    ...pendant(640, house.ceilings[0], 30, 130),
    ...pendant(964, house.ceilings[0], 30, 130),
    ...table(640, GROUND - 2),
    ...sideboard(896, GROUND - 1),
    ...picture(886, 300),
    ...pendant(1354, tall.ceilings[0], 28),
    ...pendant(1354, tall.ceilings[1], 28),
    ...bed(1296, tall.ceilings[1] - 2),
    ...table(1420, GROUND - 2),
    ...laundry(1410, tall.base),
    ...bookcase(1270, tall.base + 2),
    ...bookcase(590, house.base + 2),
    ...picture(900, 500),
    ...lamp(716, house.base),
    ...sofa(900, house.base, mix(ink.blue, ink.navy, 0.25)),
  ])
}

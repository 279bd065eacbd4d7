import { ink, mix, oklch } from '../palette.ts'
import { down, glow, type Point, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { infill } from './houses/infill.ts'
import { setting } from './setting.ts'
import { thrown } from './shadow.ts'

const GROUND = 744

/** A new home at dusk, so narrow and so alone that it is whole in the tallest crop. Its street trees are a year old. */
export function showHome(): string {
  const lawn = oklch(44, 0.06, 148)
  const coat = { ...coats.evening, wall: mix(ink.paper, ink.glacier, 0.3), roof: ink.navy }
  return svg(width, height, [
    ...setting({
      seed: 61,
      apex: [840, 96],
      hill: [mix(ink.midRange, ink.gold, 0.18), ink.nearRange],
      soil: [lawn, lawn],
      ground: GROUND,
    }),
    ...firs(
      [90, 196, 420, 1236, 1480].map((x, i) => [x, GROUND, 170 + ((i * 3) % 5) * 26]),
      mix(ink.hill, ink.nearRange, 0.2),
      mix(ink.nearRange, ink.gold, 0.2),
    ),
    placed(infill(coat, oklch(50, 0.08, 58)), 800, GROUND, 1.26),
    {
      d: rect(0, GROUND, width, height - GROUND),
      fill: down(
        GROUND,
        height,
        [0, lawn],
        [0.42, mix(lawn, ink.night, 0.55)],
        [0.43, mix(ink.belly, ink.wheat, 0.3)],
        [0.58, ink.belly],
        [0.59, ink.cloud],
        [1, ink.navy],
      ),
    },
    thrown(651, 949, GROUND, 48, -120),
    {
      d: rect(460, GROUND, 720, 70),
      fill: glow([812, GROUND], 340, 0.19, [0, ink.gold, 0.6], [1, ink.gold, 0]),
    },
    { d: `M840 ${GROUND}h74l34 66H858z`, fill: mix(ink.belly, ink.wheat, 0.45) },
    ...[
      [530, 190],
      [1074, 210],
    ].flatMap(([x = 0, tall = 0]) => [
      ...elm(x, GROUND + 24, tall, oklch(47, 0.07, 150), ink.night, ink.gold),
      ...stakes([x, GROUND + 24]),
    ]),
    ...elm(226, GROUND + 34, 430, mix(ink.hill, lawn, 0.3), ink.night, ink.gold),
    ...elm(1400, GROUND + 34, 380, mix(ink.hill, lawn, 0.3), ink.night, ink.gold),
  ])
}

/** What a young tree is tied to. */
const stakes = ([x, y]: Point): Shape[] => [
  { d: `M${x - 22} ${y}v-84M${x + 22} ${y}v-84`, stroke: mix(ink.oak, ink.wheat, 0.3), width: 6 },
  { d: `M${x - 22} ${y - 70}h44`, stroke: ink.soil, width: 3 },
]

/** The lot: grass over earth and gravel, a river at its edge, trees, and the ground dug out for the house. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { between, curve, ellipse, glow, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { area, GROUND as at, flat, line, type Spot, shade, slab } from './iso.ts'

const DEEP = 2.7
const grass = oklch(50, 0.062, 138)

/** A layer of the earth on both sides, between two depths. */
const stratum = (from: number, to: number, colour: string): Shape[] => [
  {
    d: area(at, [0, 10, -from], [10, 10, -from - 0.2], [10, 10, -to], [0, 10, -to - 0.2]),
    fill: mix(colour, ink.night, 0.42),
  },
  { d: area(at, [10, 10, -from - 0.2], [10, 0, -from], [10, 0, -to], [10, 10, -to]), fill: colour },
]

/** A spruce, its right half in the light. */
function spruce(spot: Spot, high: number): Shape[] {
  const [x, y] = at(...spot)
  const [half, top] = [high * 0.3, y - high]
  const side = (to: number) =>
    `M${x} ${top}l${to * 0.55} ${high * 0.34}h${to * -0.2}l${to * 0.45} ${high * 0.3}h${to * -0.2}l${to * 0.4} ${high * 0.3}H${x}z`
  return [
    { d: ellipse(x - half * 0.8, y, half * 1.5, half * 0.45), fill: ink.night, opacity: 0.3 },
    { d: side(-half), fill: ink.spruce },
    { d: side(half), fill: mix(ink.nearRange, ink.gold, 0.22) },
  ]
}

const rim = flat(at, [2.6, 2], 5, 5.6)
const pit: Node[] = [
  {
    clip: rim,
    nodes: [
      { d: rim, fill: mix(ink.soil, ink.oak, 0.3) },
      {
        d: area(at, [2.6, 2], [2.6, 7.6], [2.6, 7.6, -1.4], [2.6, 2, -1.4]),
        fill: mix(ink.oak, ink.gold, 0.25),
      },
      { d: area(at, [2.6, 2], [7.6, 2], [7.6, 2, -1.4], [2.6, 2, -1.4]), fill: mix(ink.oak, ink.soil, 0.5) },
      shade(at, [4.6, 2, -1.4], 3, 5.6, 0.25),
    ],
  },
  { d: rim, stroke: mix(ink.pale, ink.wheat, 0.6), width: 3 },
]

/** Lamps along the drive, which are lit at night. */
const bollards: Shape[] = [at(8.2, 4.3), at(9.6, 4.3), at(8.2, 6.4), at(9.6, 6.4)].flatMap(([x, y]) => [
  { d: `M${x} ${y}v-6`, stroke: ink.soil, width: 2 },
  {
    d: ellipse(x, y, 17, 9),
    fill: glow([x, y], 17, 0.5, [0, kept(ink.lamp), 0.8], [1, kept(ink.amber), 0]),
    nightly: true,
  },
  { d: ellipse(x, y - 7, 2), fill: ink.lamp },
])

const shore = curve([at(0, 6.4), at(1.1, 7.1), at(1.5, 8.3), at(2.7, 8.9), at(3.8, 10)], 1)
const [cornerX, cornerY] = at(0, 10)

export const ground = (): Node[] => [
  {
    outside: true,
    nodes: [
      ...slab(at, DEEP, grass, mix(ink.oak, ink.soil, 0.35)),
      ...stratum(0.1, 0.7, mix(ink.soil, ink.oak, 0.15)),
      ...stratum(1.8, DEEP, mix(ink.oak, ink.glacier, 0.35)),
      {
        d: `${shore}L${cornerX} ${cornerY}z`,
        fill: between(at(0, 10), at(2, 7), [0, ink.blue], [1, ink.glacier]),
      },
      { d: shore, stroke: ink.wheat, width: 2 },
      {
        d: line(at, [0.2, 8.4], [0.7, 7.9]) + line(at, [0.9, 9.3], [1.5, 8.7]),
        stroke: ink.paper,
        width: 1.4,
        opacity: 0.6,
      },
      { d: flat(at, [7.6, 4.4], 2.4, 1.9), fill: mix(ink.pale, ink.oak, 0.3) },
      ...pit,
      // The line that the house must keep behind.
      {
        d: [0, 1, 2, 3, 4, 5, 6]
          .map((i) => line(at, [1.6 + i, 1], [2.1 + i, 1]) + line(at, [8.8, 1.3 + i], [8.8, 1.8 + i]))
          .join(''),
        stroke: ink.gold,
        width: 1.8,
      },
      ...spruce([0.8, 1.9], 34),
      ...spruce([1.1, 3.7], 30),
      ...spruce([9.3, 0.9], 32),
      ...spruce([1.5, 5.6], 27),
      ...spruce([5.6, 9.1], 36),
      ...spruce([9.1, 8], 30),
      ...bollards,
    ],
  },
]

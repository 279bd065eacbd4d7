import { random } from '../noise.ts'
import { ink, kept, mix, oklch } from '../palette.ts'
import { firs } from '../scenes/fir.ts'
import { castShade, haze } from '../scenes/foliage.ts'
import { bungalow } from '../scenes/houses/bungalow.ts'
import { coats } from '../scenes/houses/coats.ts'
import { twoStorey } from '../scenes/houses/two-storey.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { gas, HEIGHT, SLAB, SURFACE, strata, WIDTH } from './radon-ground.ts'

/** Where the sun went down. */
const SUN = 3260

/** The ground below a few houses in the evening, and what rises in it: into one of them. */
export function radon(): string {
  const coat = {
    ...coats.evening,
    wall: mix(ink.glacier, ink.pale, 0.15),
    roof: mix(ink.navy, ink.blue, 0.2),
  }
  return svg(WIDTH, HEIGHT, [
    ...evening(),
    ...far(),
    ...firs(
      [
        [3060, SURFACE + 4, 300],
        [2240, SURFACE + 4, 330],
        [2150, SURFACE + 4, 220],
        [3150, SURFACE + 4, 210],
        [3860, SURFACE + 4, 300],
        [2058, SURFACE + 4, 170],
        [2010, SURFACE + 4, 120],
      ],
      mix(ink.spruce, ink.navy, 0.4),
      mix(ink.hill, ink.amber, 0.3),
    ),
    placed(twoStorey({ ...coats.dusk, glass: mix(ink.navy, ink.blue, 0.4) }), 3500, SURFACE + 2, 0.84),
    placed(bungalow(coat, true, 1), 2700, SURFACE + 2, 1.06),
    ...strata(),
    ...turf(),
    ...basement(),
    ...gas(),
    ...within(),
  ])
}

/** Between the green of the hero and the blue of the dusk. */
const pine = mix(oklch(31, 0.045, 178), ink.navy, 0.2)

/** The last light along the horizon; above it the hero's own colour. */
function evening(): Shape[] {
  const draw = random(4)
  // None behind the words, also of a phone.
  const stars = Array.from({ length: 28 }, (_, i): Point => {
    const high = i % 2
    return [high ? 3500 + 500 * draw() : 2700 + 1000 * draw(), (high ? 130 : 300) + 190 * draw()]
  })
  const all = rect(0, 0, WIDTH, SURFACE)
  return [
    // From the hero's own green by spruce to the dusk, without a step, so that the words have one ground.
    {
      d: all,
      fill: down(
        180,
        SURFACE,
        [0, pine, 0],
        [0.5, pine, 0.55],
        [0.8, mix(pine, ink.blue, 0.4), 0.85],
        [1, mix(ink.blue, ink.lilac, 0.12), 0.9],
      ),
    },
    {
      d: all,
      fill: glow(
        [SUN, SURFACE],
        1500,
        0.28,
        [0, ink.amber, 0.95],
        [0.3, mix(ink.gold, ink.amber, 0.4), 0.6],
        [0.62, mix(ink.amber, pine, 0.35), 0.26],
        [1, mix(ink.amber, pine, 0.6), 0],
      ),
      daily: true,
    },
    {
      d: rect(2870, 70, 400, 400),
      fill: glow([3070, 270], 200, 1, [0, ink.paper, 0.8], [1, ink.paper, 0]),
      nightly: true,
    },
    { d: ellipse(3070, 270, 34), fill: ink.wheat, nightly: true },
    { d: dashes(stars, 0), stroke: ink.wheat, width: 5, round: true, nightly: true },
  ]
}

/** Foothills, in the haze. */
function far(): Shape[] {
  return [
    {
      d: `M0 ${SURFACE - 66}Q360 ${SURFACE - 120} 760 ${SURFACE - 74}T1500 ${SURFACE - 92} 2200 ${SURFACE - 96} 2900 ${SURFACE - 84} 3500 ${SURFACE - 120} 4000 ${SURFACE - 90}V${SURFACE}H0z`,
      fill: mix(ink.nearRange, ink.navy, 0.3),
    },
    haze(SUN, SURFACE - 30, 1100, ink.blush, 0.4),
  ]
}

const turf = (): Shape[] => [
  { d: rect(0, SURFACE - 6, WIDTH, 22), fill: mix(ink.hill, ink.night, 0.3) },
  { d: rect(0, SURFACE - 8, WIDTH, 7), fill: mix(ink.hill, ink.gold, 0.32) },
  castShade(2240, SURFACE + 2, 150),
]

/** The basement: its walls, its footings and its cracked slab. */
function basement(): Node[] {
  const concrete = mix(ink.midRange, ink.pale, 0.35)
  const { left, right, y, crack } = SLAB
  return [
    { d: rect(left, SURFACE - 4, right - left, y - SURFACE), fill: mix(ink.navy, ink.deep, 0.4) },
    {
      d: `${rect(left, SURFACE - 10, 24, y - SURFACE + 16)}${rect(right - 24, SURFACE - 10, 24, y - SURFACE + 16)}${rect(left - 22, y, 68, 26)}${rect(right - 46, y, 68, 26)}M${left + 24} ${y - 18}H${crack - 14}l10 10-8 8H${left + 24}zM${crack + 8} ${y - 18}H${right - 24}V${y}H${crack + 10}l8-10z`,
      fill: concrete,
    },
  ]
}

/** What has gathered inside. */
function within(): Shape[] {
  const draw = random(17)
  const { left, right, y, crack } = SLAB
  const room = rect(left + 24, SURFACE + 4, right - left - 48, y - SURFACE - 22)
  const dots = Array.from(
    { length: 74 },
    (): Point => [left + 44 + (right - left - 88) * draw(), y - 34 - (y - SURFACE - 56) * draw() ** 1.5],
  )
  return [
    { d: room, fill: glow([crack + 40, y], 420, 0.55, [0, kept(ink.gold), 0.75], [1, kept(ink.gold), 0.1]) },
    { d: dashes(dots, 0), stroke: kept(ink.wheat), width: 8, round: true },
  ]
}

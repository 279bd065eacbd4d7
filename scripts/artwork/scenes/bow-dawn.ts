/**
 * The river valley from above at first light: the sun on the prairie in the east, the Bow winding toward it. It is the
 * poster of a film of the dawn, so that at night it is the blue hour before the sun: a thin line of it over the prairie,
 * the river with the light of the sky, and the farms' windows lit.
 */
import { random } from '../noise.ts'
import { grove } from '../pages/aerial-trees.ts'
import { ink, kept, mix, oklch } from '../palette.ts'
import { seen } from '../plane.ts'
import { curve, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { eye, farms, fields, LINE } from './bow-dawn-land.ts'
import { height, width } from './frame.ts'

const SUN = 1060
/** The sky of the blue hour, from its height to the horizon, and the light that the sun sends ahead. */
const BLUE_HOUR = {
  high: kept(mix(ink.deep, ink.blue, 0.16)),
  middle: kept(mix(ink.navy, ink.blue, 0.55)),
  low: kept(mix(ink.blue, ink.glacier, 0.3)),
  pale: kept(mix(mix(ink.glacier, ink.blue, 0.3), ink.blush, 0.35)),
  warm: kept(mix(ink.gold, ink.blush, 0.4)),
} as const

/** The middle of the river on the ground, from the near end to the sun. */
const RIVER: readonly Point[] = [
  [-0.9, 1.2],
  [-0.5, 1.7],
  [0.5, 2.2],
  [0.95, 2.9],
  [0.1, 3.9],
  [-1.5, 5.2],
  [-0.9, 7.4],
  [2, 10.5],
  [2.6, 15],
  [4, 26],
  [12, 44],
]

/** A line along the river between two of its points, so far from its middle at each. */
const bank = (off: (i: number) => number, first = 0, last = RIVER.length): Point[] =>
  RIVER.slice(first, last).map(([x, y], k): Point => {
    const i = first + k
    const [ax, ay] = RIVER[i - 1] ?? [x, y]
    const [bx, by] = RIVER[i + 1] ?? [x, y]
    const long = Math.hypot(bx - ax, by - ay)
    return seen(eye, x + (off(i) * (by - ay)) / long, y - (off(i) * (bx - ax)) / long)
  })

/** What lies between two lines along the river, each so far from its middle. */
const strip = (from: number, to: number) =>
  `${curve(bank(() => from))}L${curve(bank(() => to).toReversed()).slice(1)}z`

const water = (half: number) => strip(-half, half)

/** Thin streaks along the current, each from one point of the river to another, pointed at both ends. */
const currents = () =>
  [
    [-0.02, 0, 3],
    [0.13, 1, 4],
    [-0.13, 2, 5],
    [0.03, 3, 6],
    [0.12, 4, 7],
  ]
    .map(([at = 0, first = 0, last = 0]) => {
      const side = (half: number) => bank((i) => at + (i === first || i === last - 1 ? 0 : half), first, last)
      return `${curve(side(-0.012))}L${curve(side(0.012).toReversed()).slice(1)}z`
    })
    .join('')

/** Banks of cloud, each of streaks that lie over one another: its middle, how long it is, and how many streaks it has. */
const CLOUDS: readonly (readonly [x: number, y: number, long: number, streaks: number])[] = [
  [240, 92, 720, 6],
  [1000, 118, 560, 5],
  [1440, 186, 520, 5],
  [90, 226, 420, 4],
  [700, 236, 300, 3],
]

/** Streaks pointed at both ends, their lower edges nearly level. */
function clouds(): string {
  const draw = random(31)
  return CLOUDS.flatMap(([x, y, long, streaks]) =>
    Array.from({ length: streaks }, (_, i) => {
      const half = Math.round((long / 2) * (0.45 + 0.55 * draw()))
      const thick = Math.round((long / 34) * (0.5 + draw()))
      const left = Math.round(x - half + (draw() - 0.5) * long * 0.5)
      const lean = Math.round(half * (0.7 + 0.6 * draw()))
      const top = Math.round(y + (i - streaks / 2) * (long / 42))
      return `M${left} ${top}q${lean} ${-thick} ${2 * half} ${Math.round(thick * 0.2)} ${-half} ${Math.round(thick * 0.5)} ${-2 * half} ${-Math.round(thick * 0.2)}z`
    }),
  ).join('')
}

/** Cottonwoods along both banks, the farthest first, smaller with the distance. */
function wood(): Shape[] {
  const draw = random(12)
  return RIVER.slice(0, 8)
    .flatMap(([x, y], i) => {
      const [nx, ny] = RIVER[i + 1] ?? [x, y]
      const points = Array.from({ length: 15 }, (_, k): Point => {
        const at = draw()
        const side = (k % 2 ? 1 : -1) * (0.42 + 0.22 * draw())
        const long = Math.hypot(nx - x, ny - y)
        return seen(
          eye,
          x + (nx - x) * at + (side * (ny - y)) / long,
          y + (ny - y) * at - (side * (nx - x)) / long,
        )
      }).toSorted((a, b) => a[1] - b[1])
      return [{ points, size: Math.round(130 / (y + ny)) + 4 }]
    })
    .toReversed()
    .flatMap(({ points, size }) => grove(points, size))
}

export function bowDawn(): string {
  const ground = rect(0, LINE, width, height - LINE)
  const sky = rect(0, 0, width, LINE + 8)
  const grass = oklch(38, 0.05, 165)
  return svg(width, height, [
    {
      d: sky,
      fill: down(
        0,
        LINE,
        [0, ink.cloud],
        [0.4, mix(ink.blue, ink.lilac, 0.4)],
        [0.75, mix(ink.lilac, ink.blush, 0.6)],
        [1, mix(ink.gold, ink.wheat, 0.4)],
      ),
    },
    {
      d: sky,
      fill: glow([SUN, LINE], 760, 0.45, [0, ink.wheat], [0.25, ink.gold, 0.75], [1, ink.gold, 0]),
    },
    {
      d: sky,
      fill: down(
        0,
        LINE,
        [0, BLUE_HOUR.high],
        [0.5, BLUE_HOUR.middle],
        [0.86, BLUE_HOUR.low],
        [1, BLUE_HOUR.pale],
      ),
      nightly: true,
    },
    {
      d: sky,
      fill: glow(
        [SUN, LINE],
        900,
        0.09,
        [0, BLUE_HOUR.warm],
        [0.4, BLUE_HOUR.warm, 0.6],
        [1, BLUE_HOUR.warm, 0],
      ),
      nightly: true,
    },
    {
      d: clouds(),
      fill: glow(
        [SUN, LINE],
        1000,
        0.5,
        [0, mix(ink.wheat, ink.paper, 0.5)],
        [0.3, mix(ink.gold, ink.blush, 0.5)],
        [0.65, mix(ink.blush, ink.lilac, 0.25)],
        [1, mix(ink.lilac, ink.blue, 0.35)],
      ),
      opacity: 0.62,
    },
    { d: ellipse(SUN, LINE - 6, 44), fill: mix(ink.wheat, ink.paper, 0.7), daily: true },
    {
      d: ground,
      fill: down(
        LINE,
        height,
        [0, mix(grass, ink.gold, 0.65)],
        [0.1, mix(grass, ink.gold, 0.3)],
        [0.4, grass],
        [1, mix(grass, ink.night, 0.62)],
      ),
    },
    ...fields(grass),
    { d: water(0.62), fill: mix(grass, ink.night, 0.45), opacity: 0.75 },
    { d: water(0.34), fill: mix(grass, ink.wheat, 0.4), opacity: 0.55 },
    {
      d: water(0.27),
      fill: glow(
        [SUN, LINE],
        1150,
        0.62,
        [0, ink.paper],
        [0.16, ink.wheat],
        [0.4, mix(ink.blush, ink.gold, 0.25)],
        [0.7, mix(ink.lilac, ink.blush, 0.3)],
        [1, mix(ink.blue, ink.lilac, 0.5)],
      ),
    },
    {
      d: water(0.27),
      fill: glow(
        [SUN, LINE],
        1150,
        0.62,
        [0, BLUE_HOUR.warm],
        [0.14, BLUE_HOUR.pale],
        [0.5, kept(mix(ink.blue, ink.glacier, 0.42))],
        [1, kept(mix(ink.navy, ink.blue, 0.7))],
      ),
      nightly: true,
    },
    // The bank's trees in the water, and the current in the light.
    { d: strip(-0.27, -0.2), fill: mix(ink.blue, ink.hill, 0.5), opacity: 0.3 },
    { d: currents(), fill: kept(mix(ink.wheat, ink.paper, 0.6)), opacity: 0.4 },
    ...wood(),
    ...farms(),
    {
      d: ground,
      fill: glow([SUN, LINE], 800, 0.3, [0, ink.wheat, 0.75], [0.4, ink.gold, 0.25], [1, ink.gold, 0]),
      daily: true,
    },
    {
      d: ground,
      fill: glow([SUN, LINE], 620, 0.12, [0, BLUE_HOUR.warm, 0.4], [1, BLUE_HOUR.warm, 0]),
      nightly: true,
    },
  ])
}

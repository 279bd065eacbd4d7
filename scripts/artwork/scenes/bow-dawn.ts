/** The river valley from above at first light: the sun on the prairie in the east, the Bow winding toward it. */
import { random } from '../noise.ts'
import { grove } from '../pages/aerial-trees.ts'
import { ink, mix, oklch } from '../palette.ts'
import { type Eye, outline, seen } from '../plane.ts'
import { curve, dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'

const LINE = 330
const SUN = 1060
const MOON: Point = [SUN, 176]
const eye: Eye = { horizon: LINE - 12, middle: 800, height: 900, turn: 0 }

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

const bank = (half: number): Point[] =>
  RIVER.map(([x, y], i): Point => {
    const [ax, ay] = RIVER[i - 1] ?? [x, y]
    const [bx, by] = RIVER[i + 1] ?? [x, y]
    const long = Math.hypot(bx - ax, by - ay)
    return seen(eye, x + (half * (by - ay)) / long, y - (half * (bx - ax)) / long)
  })

const water = (half: number) => `${curve(bank(-half))}L${curve(bank(half).toReversed()).slice(1)}z`

/** Where a streak of cloud starts. */
const CLOUDS: readonly Point[] = [
  [90, 214],
  [300, 132],
  [420, 150],
  [860, 182],
  [1180, 204],
  [1290, 128],
]

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

/** Where there is a farmhouse on the ground, the farthest first. */
const FARMS: readonly Point[] = [
  [4.4, 8],
  [-4.1, 7.4],
  [1.35, 5.6],
  [-2.7, 4.6],
  [2.25, 3.6],
  [-1.5, 2.9],
  [1.6, 2.4],
]

/** The farmhouses, with two windows each, and a barn beside them. */
function farms(grass: string): Shape[] {
  const parts = FARMS.map((foot) => {
    const [x, y] = seen(eye, ...foot)
    const half = 66 / foot[1]
    const at = (dx: number, up: number) => `${Math.round(x + dx * half)} ${Math.round(y - up * half)}`
    const pane = (dx: number) =>
      `M${at(dx, 0.62)}H${Math.round(x + (dx + 0.36) * half)}V${Math.round(y - 0.2 * half)}H${Math.round(x + dx * half)}z`
    return {
      wall: `M${at(-1, 0)}L${at(-1, 0.8)}L${at(1, 0.8)}L${at(1, 0)}zM${at(1.3, 0)}L${at(1.3, 0.6)}L${at(2.3, 0.6)}L${at(2.3, 0)}z`,
      roof: `M${at(-1.2, 0.8)}L${at(-0.7, 1.5)}L${at(0.7, 1.5)}L${at(1.2, 0.8)}zM${at(1.15, 0.6)}L${at(1.5, 1.1)}L${at(2.1, 1.1)}L${at(2.45, 0.6)}z`,
      panes: pane(-0.72) + pane(0.3),
    }
  })
  const all = (part: keyof (typeof parts)[number]) => parts.map((one) => one[part]).join('')
  return [
    { d: all('wall'), fill: mix(grass, ink.wheat, 0.55) },
    { d: all('roof'), fill: mix(grass, ink.night, 0.55) },
    { d: all('panes'), fill: mix(grass, ink.night, 0.3), lit: true },
  ]
}

/** Fields as wide as the prairie: two tones of strips between roads a mile apart. */
function fields(grass: string): Shape[] {
  const tones = [mix(grass, ink.gold, 0.42), mix(grass, ink.hill, 0.35), mix(grass, ink.wheat, 0.3)]
  return tones.map((fill, tone) => ({
    fill,
    opacity: 0.6,
    d: [2.4, 3.4, 4.8, 6.8, 9.6, 14, 21]
      .flatMap((v, i) =>
        Array.from({ length: 14 }, (_, k) => {
          const wide = 1.1 * 1.38 ** i
          const left = (k - 7 + ((i * 0.37) % 1)) * wide
          if ((k * 2 + i) % 3 !== tone) return ''
          return outline(eye, [
            [left, v],
            [left + 0.95 * wide, v],
            [left + 0.95 * wide, v * 1.36],
            [left, v * 1.36],
          ])
        }),
      )
      .join(''),
  }))
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
      daily: true,
    },
    { d: sky, fill: glow(MOON, 420, 0.9, [0, ink.pale, 0.55], [1, ink.pale, 0]), nightly: true },
    { d: dashes(CLOUDS, 210), stroke: ink.wheat, width: 4, round: true, opacity: 0.45 },
    { d: ellipse(SUN, LINE - 6, 44), fill: mix(ink.wheat, ink.paper, 0.7), daily: true },
    { d: ellipse(...MOON, 34), fill: ink.wheat, nightly: true },
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
    { d: water(0.5), fill: ink.night, opacity: 0.5, nightly: true },
    {
      d: water(0.27),
      fill: glow(
        [SUN, LINE],
        900,
        0.6,
        [0, ink.paper],
        [0.22, ink.wheat],
        [0.5, mix(ink.blush, ink.gold, 0.3)],
        [1, mix(ink.blue, ink.lilac, 0.35)],
      ),
    },
    // Moonlight, most of it in the middle of the river.
    ...[0.27, 0.22, 0.16, 0.1, 0.04].map(
      (half): Shape => ({ d: water(half), fill: ink.wheat, opacity: 0.13, nightly: true }),
    ),
    ...wood(),
    ...farms(grass),
    {
      d: ground,
      fill: glow([SUN, LINE], 800, 0.3, [0, ink.wheat, 0.75], [0.4, ink.gold, 0.25], [1, ink.gold, 0]),
      daily: true,
    },
  ])
}

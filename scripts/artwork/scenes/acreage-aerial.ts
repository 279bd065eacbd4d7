/** An acreage from above: its drive, house, barns, tree line and fences, and the mountains low in the west. */
import { random } from '../noise.ts'
import { farRoofs, type Home, row, windowLight } from '../pages/aerial-homes.ts'
import { grove } from '../pages/aerial-trees.ts'
import { ink, mix, oklch } from '../palette.ts'
import { type Eye, outline, seen } from '../plane.ts'
import { between, curve, dashes, down, glow, type Point, polyline, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges } from './land.ts'
import { openSky } from './sky.ts'

const LINE = 270
const SUN = 1180
const eye: Eye = { horizon: LINE - 14, middle: 480, height: 1650, turn: -0.36 }

/** The yard on the ground, and the buildings on it: the house, then barn and sheds. */
const [LEFT, RIGHT, NEAR, FAR] = [-1.45, 0.85, 3.05, 4.9]
const HOMES: readonly Home[] = [
  { at: [0.36, 4.3], long: 0.44, deep: 0.56, roof: 'gable', warm: true },
  { at: [-0.3, 4.6], long: 0.44, deep: 0.26, roof: 'eaves', warm: true },
  { at: [-0.68, 3.8], long: 0.5, deep: 0.32, roof: 'hip', warm: false },
]

const line = (points: readonly Point[]) => curve(points.map(([x, y]) => seen(eye, x, y)))

/** From one corner to the other: posts, or trees. */
const along = ([ax, ay]: Point, [bx, by]: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const share = i / (count - 1)
    return seen(eye, ax + (bx - ax) * share, ay + (by - ay) * share)
  })

const FARMS = (
  [
    [-5.4, 9.4],
    [-5.1, 9.5],
    [-4.9, 9.3],
    [3.2, 11.6],
    [3.6, 11.7],
    [3.9, 11.5],
    [-9.6, 16],
    [-9.2, 16.2],
    [6.4, 21],
    [7, 21.2],
    [-1.4, 13.6],
    [-1.1, 13.8],
  ] as const
).map(([u, v]) => seen(eye, u, v))

/** The land around: strips of grain and pasture between the grid roads. */
function fields(grass: string): Shape[] {
  const tones = [mix(grass, ink.gold, 0.5), mix(grass, ink.wheat, 0.3), mix(grass, ink.hill, 0.4)]
  return tones.map((fill, tone) => ({
    fill,
    opacity: 0.75,
    d: [1.2, 3, 5, 7.8, 11.8, 17.5, 27]
      .flatMap((v, i, rows) =>
        Array.from({ length: 14 }, (_, k) => {
          const wide = 2.4 * 1.28 ** i
          const left = LEFT + (k - 6) * wide
          const to = (rows[i + 1] ?? 46) - 0.1
          if ((k + 2 * i + (k >> 1)) % 3 !== tone) return ''
          return outline(eye, [
            [left, v],
            [left + wide - 0.1, v],
            [left + wide - 0.1, to],
            [left, to],
          ])
        }),
      )
      .join(''),
  }))
}

/** What a tree's height throws on the ground, away from the sun. */
const CAST: Point = [-0.3, -0.2]

/** The shade of a row of trees on the field behind it, or on the yard before it. */
const shadeOf = ([ax, ay]: Point, [bx, by]: Point): string =>
  outline(eye, [
    [ax, ay],
    [bx, by],
    [bx + CAST[0], by + CAST[1]],
    [ax + CAST[0], ay + CAST[1]],
  ])

/** The drills of a field that was sown along one side. */
const drills = ([left, near]: Point, [right, far]: Point, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const u = left + ((right - left) * (i + 0.5)) / count
    return polyline([seen(eye, u, near), seen(eye, u, far)])
  }).join('')

/** Round bales on the stubble, each with its shadow and the light on its side. */
function bales(): Shape[] {
  const draw = random(5)
  const feet = [0, 1, 2, 3, 4, 5, 6].map((i) =>
    seen(eye, -2.9 + 0.42 * (i % 4) + 0.2 * draw(), 3.3 + 0.55 * (i >> 2) + 0.2 * draw()),
  )
  const moved = (dx: number, dy: number) => feet.map(([x, y]): Point => [x + dx, y + dy])
  return [
    { d: dashes(moved(-22, 4), 30), stroke: ink.night, width: 10, round: true, opacity: 0.35 },
    { d: dashes(moved(-6, -6), 12), stroke: mix(ink.oak, ink.soil, 0.3), width: 20, round: true },
    { d: dashes(moved(4, -7), 6), stroke: mix(ink.gold, ink.wheat, 0.35), width: 13, round: true },
  ]
}

/** Three grain bins by the barn: round, so that the light fades across each. */
function bins(): Shape[] {
  const steel = mix(ink.belly, ink.pale, 0.5)
  return [0.86, 0.78, 0.7].flatMap((u, i): Shape[] => {
    const [x, y] = seen(eye, u - 0.06, 4.02 - 0.16 * i).map(Math.round) as [number, number]
    return [
      { d: `M${x - 24} ${y}l-66 18q-10 6 0 10l60-6z`, fill: ink.night, opacity: 0.4 },
      {
        d: `M${x - 25} ${y - 54}v54q25 12 50 0v-54z`,
        fill: between(
          [x - 25, 0],
          [x + 25, 0],
          [0, mix(steel, ink.navy, 0.55)],
          [0.7, steel],
          [1, ink.wheat],
        ),
      },
      { d: `M${x - 28} ${y - 52}L${x} ${y - 76}v32z`, fill: mix(steel, ink.navy, 0.4) },
      { d: `M${x + 28} ${y - 52}L${x} ${y - 76}v32z`, fill: mix(ink.wheat, ink.gold, 0.3) },
    ]
  })
}

export function acreageAerial(): string {
  const ground = rect(0, LINE, width, height - LINE)
  const sky = rect(0, 0, width, LINE + 10)
  const grass = oklch(47, 0.065, 140)
  const draw = random(9)
  const shelter = along([LEFT - 0.02, FAR], [LEFT - 0.02, NEAR + 0.2], 9)
  const behind = along([LEFT + 0.1, FAR + 0.02], [RIGHT - 0.1, FAR + 0.02], 21)
  const garden = Array.from({ length: 5 }, () => seen(eye, -1.2 + 0.24 * draw(), 3.4 + draw()))
  const fence = [
    ...along([LEFT, NEAR], [-0.18, NEAR], 12),
    ...along([0.02, NEAR], [RIGHT, NEAR], 9),
    ...along([RIGHT, NEAR], [RIGHT, FAR], 13),
  ]
  return svg(width, height, [
    { d: sky, fill: openSky(LINE) },
    {
      d: sky,
      fill: glow([SUN, LINE], 800, 0.4, [0, ink.wheat], [0.35, ink.gold, 0.55], [1, ink.gold, 0]),
      daily: true,
    },
    ...ranges({
      width,
      base: LINE,
      rise: 74,
      light: SUN,
      floor: LINE + 10,
      seed: 28,
      count: 1,
      spacing: 150,
    }),
    {
      d: ground,
      fill: down(
        LINE,
        height,
        [0, mix(grass, ink.wheat, 0.5)],
        [0.15, mix(grass, ink.gold, 0.25)],
        [0.5, grass],
        [1, mix(grass, ink.night, 0.55)],
      ),
    },
    ...fields(grass),
    // What was sown in drills, and what was cut.
    {
      d:
        drills([LEFT - 0.3, 1.2], [RIGHT + 0.5, 2.9], 30) + drills([RIGHT + 0.1, 3.05], [RIGHT + 3, 4.9], 24),
      stroke: mix(grass, ink.night, 0.4),
      width: 2,
      opacity: 0.3,
    },
    ...bales(),
    // Farms toward the mountains, each in its trees.
    ...grove(FARMS, 11),
    ...farRoofs(
      FARMS.map(([x, y]): Point => [x + 22, y + 3]),
      15,
    ),
    {
      d: rect(0, LINE, width, 190),
      fill: down(LINE, LINE + 190, [0, mix(ink.wheat, ink.blush, 0.4), 0.62], [1, ink.wheat, 0]),
      daily: true,
    },
    {
      d: outline(eye, [
        [LEFT, NEAR],
        [RIGHT, NEAR],
        [RIGHT, FAR],
        [LEFT, FAR],
      ]),
      fill: down(480, height, [0, mix(grass, ink.wheat, 0.16)], [1, mix(grass, ink.hill, 0.4)]),
    },
    {
      d: line([
        [-0.08, 2.3],
        [-0.08, 3.11],
        [-0.06, 3.6],
        [0.02, 3.92],
        [-0.08, 4.14],
        [-0.26, 4.22],
      ]),
      stroke: mix(ink.wheat, ink.belly, 0.25),
      width: 24,
      round: true,
    },
    {
      d: ground,
      fill: glow([SUN, LINE], 900, 0.35, [0, ink.wheat, 0.6], [0.5, ink.gold, 0.2], [1, ink.gold, 0]),
      daily: true,
    },
    {
      d: shadeOf([LEFT, FAR], [LEFT, NEAR + 0.2]) + shadeOf([LEFT + 0.1, FAR], [RIGHT - 0.1, FAR]),
      fill: ink.night,
      opacity: 0.34,
    },
    ...windowLight(eye, HOMES),
    ...grove(behind, 44),
    ...bins(),
    ...HOMES.slice(0, 2).flatMap((home) => row(eye, [home], 'close')),
    ...grove(shelter, 52),
    ...HOMES.slice(2).flatMap((home) => row(eye, [home], 'close')),
    ...grove(garden, 46),
    { d: dashes(fence, 2), stroke: ink.paper, width: 14, opacity: 0.8 },
    {
      d: line([
        [0.02, NEAR],
        [RIGHT, NEAR],
      ]),
      stroke: ink.paper,
      width: 2,
      opacity: 0.6,
    },
  ])
}

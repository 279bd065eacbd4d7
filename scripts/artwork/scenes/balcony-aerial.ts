/** The view at the height of a tower's fourteenth floor, at dawn: roofs and the river below, downtown and the mountains. */
import { random } from '../noise.ts'
import { type Home, polygons, row, trees } from '../pages/aerial-homes.ts'
import { ink, mix } from '../palette.ts'
import { type Eye, outline, seen } from '../plane.ts'
import { curve, dashes, down, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges } from './land.ts'

const LINE = 300
const SUN = 470
const eye: Eye = { horizon: LINE - 8, middle: 700, height: 1000, turn: 0.16 }

/** A building from its near left corner: how wide, deep and high, and how many floors it has. */
interface Block {
  at: Point
  wide: number
  deep: number
  up: number
  floors: number
}

const LOW: readonly Block[] = [
  { at: [-2.1, 4.6], wide: 0.9, deep: 0.5, up: 0.24, floors: 5 },
  { at: [0.5, 5.2], wide: 0.6, deep: 0.6, up: 0.46, floors: 9 },
  { at: [-0.75, 3.3], wide: 0.55, deep: 0.42, up: 0.2, floors: 4 },
]
const TOWER: Block = { at: [0.66, 1.42], wide: 0.62, deep: 0.5, up: 0.93, floors: 14 }

type Corner = readonly [across: number, away: number, up: number]
const face = (...corners: readonly Corner[]) => faces([corners])
const faces = (all: readonly (readonly Corner[])[]) =>
  polygons(all.map((corners) => corners.map((corner) => seen(eye, ...corner))))

/** Its roof, and the faces towards the eye, with a line at each floor and some lit rooms. */
function block({ at: [x, y], wide, deep, up, floors }: Block, seed: number): Shape[] {
  const draw = random(seed)
  const [X, Y] = [x + wide, y + deep]
  const turned = seen(eye, x, Y)[0] < seen(eye, x, y)[0]
  const [from, side]: [number, string] = turned
    ? [x, mix(ink.navy, ink.cloud, 0.5)]
    : [X, mix(ink.wheat, ink.belly, 0.3)]
  const levels = Array.from({ length: floors - 1 }, (_, i) => ((i + 1) / floors) * up)
  const strip = ([ax, ay]: Point, [bx, by]: Point, level: number) =>
    polygon([seen(eye, ax, ay, level), seen(eye, bx, by, level)]).replace('z', '')
  const bays = Math.max(3, Math.round(wide * 9))
  const rooms = levels.flatMap((level) =>
    Array.from({ length: bays }, (_, bay) => [bay, level] as const).filter(() => draw() < 0.3),
  )
  const pane = (wide / bays) * 0.62
  return [
    { d: face([from, y, 0], [from, Y, 0], [from, Y, up], [from, y, up]), fill: side },
    { d: face([x, y, 0], [X, y, 0], [X, y, up], [x, y, up]), fill: mix(ink.nearRange, ink.blue, 0.35) },
    {
      d: faces(
        rooms.map(([bay, level]) => {
          const left = x + ((bay + 0.19) * wide) / bays
          const high = (up / floors) * 0.56
          return [
            [left, y, level],
            [left + pane, y, level],
            [left + pane, y, level + high],
            [left, y, level + high],
          ]
        }),
      ),
      fill: ink.lamp,
    },
    {
      d: levels.map((level) => strip([x, y], [X, y], level) + strip([from, y], [from, Y], level)).join(''),
      stroke: mix(ink.pale, ink.wheat, 0.3),
      width: floors > 10 ? 5 : 2,
      opacity: 0.6,
    },
    {
      d: face([x, y, up], [X, y, up], [X, Y, up], [x, Y, up]),
      fill: mix(ink.belly, ink.wheat, 0.35),
    },
    ...(floors > 10 ? balconies([x, y], wide, levels) : []),
  ]
}

/** Streets away from the eye. */
const ACROSS = [-2.5, -1, 0.32, 1.8] as const

/** Where a building stands. */
const isBuilt = (u: number, v: number) =>
  [...LOW, TOWER].some(
    ({ at: [x, y], wide, deep }) => u > x - 0.26 && u < x + wide + 0.2 && v > y - 0.32 && v < y + deep + 0.26,
  )

/** Glass and a slab at each level, at both ends of the front. */
function balconies([x, y]: Point, wide: number, levels: readonly number[]): Shape[] {
  const ends = [x - 0.015, x + wide - 0.2]
  const box = (high: number, under: number) =>
    faces(
      levels.flatMap((level) =>
        ends.map((left): Corner[] => [
          [left, y - 0.05, level - under],
          [left + 0.215, y - 0.05, level - under],
          [left + 0.215, y - 0.05, level + high],
          [left, y - 0.05, level + high],
        ]),
      ),
    )
  return [
    { d: box(0.026, 0), fill: mix(ink.glacier, ink.blue, 0.5), opacity: 0.75 },
    { d: box(0.003, 0.006), fill: mix(ink.pale, ink.wheat, 0.4) },
  ]
}

const street = (points: readonly Point[]) => outline(eye, points)
const BANK: readonly Point[] = [
  [-9, 7.4],
  [-5, 6.6],
  [-3, 7.2],
  [-1.2, 8.6],
  [1, 8.4],
  [3, 9.6],
  [8, 9],
]

/** Trees along what is beyond it. */
const WOODS: readonly Point[] = [
  [-6, 10],
  [-3.4, 11],
  [0.6, 11.6],
  [2.4, 12.6],
  [5.2, 11],
  [-8, 12.8],
  [-1, 14],
  [4, 14.6],
]

export function balconyAerial(): string {
  const ground = rect(0, LINE, width, height - LINE)
  const sky = rect(0, 0, width, LINE + 10)
  const grass = mix(ink.hill, ink.nearRange, 0.35)
  const draw = random(17)
  const city = skyline({
    x: 330,
    ground: LINE + 14,
    scale: 0.5,
    haze: mix(ink.blue, ink.midRange, 0.5),
    rim: ink.wheat,
    lit: 0.1,
  })
  const homes: Home[] = []
  const crowns: Point[] = []
  for (let u = -4.4; u < 4.4; u += 0.5) if (!isBuilt(u, 5)) crowns.push(seen(eye, u, 4.5 + draw()))
  for (const v of [3.5, 2.62, 1.75])
    for (let u = -4; u < 4; u += 0.46) {
      const [x, y] = seen(eye, u, v)
      if (x < -80 || x > width + 60 || y > height + 150 || isBuilt(u, v)) continue
      if (ACROSS.some((street) => Math.abs(u - street - 0.07) < 0.22)) continue
      const roof = (['gable', 'eaves', 'hip'] as const)[Math.floor(3 * draw())] ?? 'hip'
      homes.push({
        at: [u, v],
        long: 0.22 + 0.05 * draw(),
        deep: 0.2 + 0.04 * draw(),
        roof,
        warm: draw() < 0.4,
      })
      if (draw() < 0.85) crowns.push(seen(eye, u - 0.2, v + 0.02))
    }
  const between = <T extends Point>(points: readonly T[], from: number, to: number) =>
    points.filter(([, y]) => y >= from && y < to).sort(([, a], [, b]) => a - b)
  return svg(width, height, [
    { d: sky, fill: down(0, LINE, [0, ink.blue], [0.55, ink.glacier], [1, mix(ink.wheat, ink.gold, 0.25)]) },
    {
      d: sky,
      fill: glow([SUN, LINE], 820, 0.4, [0, ink.paper, 0.9], [0.3, ink.gold, 0.6], [1, ink.gold, 0]),
    },
    ...ranges({
      width,
      base: LINE,
      rise: 82,
      light: SUN,
      floor: LINE + 10,
      seed: 64,
      count: 1,
      spacing: 150,
    }),
    {
      d: ground,
      fill: down(
        LINE,
        height,
        [0, mix(grass, ink.wheat, 0.5)],
        [0.14, mix(grass, ink.gold, 0.22)],
        [0.5, grass],
        [1, mix(grass, ink.night, 0.6)],
      ),
    },
    {
      d: dashes(
        WOODS.map(([x, y]) => seen(eye, x, y)),
        150,
      ),
      stroke: mix(grass, ink.night, 0.25),
      width: 8,
      round: true,
    },
    {
      d: curve(BANK.map(([x, y]) => seen(eye, x, y))),
      stroke: mix(ink.glacier, ink.wheat, 0.45),
      width: 17,
      round: true,
    },
    // At this distance no edge is lit.
    ...city.shapes.filter(({ stroke }) => !stroke),
    { d: `M290 ${LINE + 18}q80-16 170-8t160-4 150 0 110 12z`, fill: mix(grass, ink.wheat, 0.3) },
    {
      d: [2.24, 3.08, 3.92, 4.76, 5.6]
        .map((v) =>
          street([
            [-5, v - 0.07],
            [5, v - 0.07],
            [5, v + 0.07],
            [-5, v + 0.07],
          ]),
        )
        .concat(
          ACROSS.map((u) =>
            street([
              [u, 1],
              [u + 0.14, 1],
              [u + 0.14, 7],
              [u, 7],
            ]),
          ),
        )
        .join(''),
      fill: mix(ink.belly, ink.wheat, 0.12),
    },
    {
      d: ground,
      fill: glow([SUN, LINE], 1000, 0.4, [0, ink.wheat, 0.6], [0.45, ink.gold, 0.22], [1, ink.gold, 0]),
    },
    ...trees(between(crowns, LINE, 560), 24),
    ...LOW.flatMap((each, i) => block(each, 5 + i)),
    ...[2.2, 0].flatMap((from, i, edges) => {
      const near = homes.filter(({ at: [, v] }) => v >= from && v < (edges[i - 1] ?? 9))
      const [top, foot] = [seen(eye, 0, edges[i - 1] ?? 4.1)[1], seen(eye, 0, from)[1]]
      return [...trees(between(crowns, top, foot), 34 + 14 * i), ...row(eye, near)]
    }),
    ...block(TOWER, 3),
  ])
}

/** A community lake from above, at the end of the day: homes all around it, a beach, docks, a canoe and its wake. */
import { random } from '../noise.ts'
import { farRoofs, type Home, row, windowLight } from '../pages/aerial-homes.ts'
import { grove } from '../pages/aerial-trees.ts'
import { ink, mix, oklch } from '../palette.ts'
import { type Eye, outline, seen } from '../plane.ts'
import { curve, dashes, down, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges } from './land.ts'
import { openSky } from './sky.ts'

const LINE = 150
const SUN = 1240
const eye: Eye = { horizon: LINE - 12, middle: 800, height: 1650, turn: 0.1 }

const MIDDLE: Point = [0.46, 5]

/** The shore, or a line at some distance outside it, at an angle in radians. */
function shore(angle: number, outside = 0): Point {
  const bay = 1 + 0.14 * Math.sin(2 * angle + 0.7) + 0.1 * Math.sin(3 * angle + 2.1)
  return [
    MIDDLE[0] + (1.56 * bay + outside) * Math.cos(angle),
    MIDDLE[1] + (1.62 * bay + 1.25 * outside) * Math.sin(angle),
  ]
}

const turn = Array.from({ length: 49 }, (_, i) => (i / 48) * 2 * Math.PI)
const around = (outside: number, from = 0, to = 2 * Math.PI) =>
  turn.filter((angle) => angle >= from && angle <= to).map((angle) => shore(angle, outside))
const line = (points: readonly Point[]) => curve(points.map(([x, y]) => seen(eye, x, y)))

/** How far a home is turned that looks over the lake: as the shore runs there. */
function facing(angle: number): number {
  const [[ax, ay], [bx, by]] = [shore(angle - 0.05, 0.4), shore(angle + 0.05, 0.4)]
  return Math.atan2(by - ay, bx - ax)
}

/** Two rings of homes, the farthest first; none on the beach. */
function homes(): Home[] {
  const draw = random(31)
  const rings = [
    [0.38, 19, 0],
    [1.1, 19, 0.11],
  ] as const
  return rings
    .flatMap(([outside, count, offset]) =>
      Array.from({ length: count }, (_, i): Home & { angle: number } => {
        const angle = offset + (i / count) * 2 * Math.PI
        return {
          angle,
          at: shore(angle, outside),
          long: 0.25 + 0.05 * draw(),
          deep: 0.24 + 0.06 * draw(),
          roof: (['gable', 'eaves', 'hip', 'gable'] as const)[Math.floor(4 * draw())] ?? 'hip',
          warm: draw() < 0.45,
          turn: facing(angle),
        }
      }),
    )
    .filter(({ angle, at }) => !onBeach(angle) && seen(eye, ...at)[1] < height - 110)
    .sort((a, b) => b.at[1] - a.at[1])
}

const [FROM, TO] = [3.35, 4.05]
const onBeach = (angle: number) => angle > FROM - 0.12 && angle < TO + 0.12

/** Trees before everything else. */
const CORNERS: readonly Point[] = [
  [40, 880],
  [136, 902],
  [700, 906],
  [780, 892],
  [1560, 884],
]

/** A dock from the shore into the water. */
function dock(angle: number): string {
  const [x, y] = shore(angle, 0.05)
  const [toX, toY] = shore(angle, -0.34)
  const [dx, dy] = [(toY - y) * 0.09, (x - toX) * 0.09]
  return outline(eye, [
    [x + dx, y + dy],
    [toX + dx, toY + dy],
    [toX - dx, toY - dy],
    [x - dx, y - dy],
  ])
}

const canoe = ([x, y]: Point): Shape[] => [
  {
    d: `M${x - 24} ${y + 7}Q${x - 190} ${y + 20} ${x - 330} ${y + 74}M${x - 24} ${y + 3}Q${x - 200} ${y - 6} ${x - 350} ${y + 12}`,
    stroke: ink.wheat,
    width: 3,
    round: true,
    opacity: 0.45,
  },
  { d: `M${x - 34} ${y + 12}q38-20 78-10-28 22-78 10z`, fill: mix(ink.brick, ink.amber, 0.25) },
  { d: `M${x - 14} ${y + 9}q20-9 38-5-16 10-38 5z`, fill: ink.navy },
]

/** What the windows of the far shore throw on the water, below each home. */
const mirrored = (all: readonly Home[]): Point[] =>
  all
    .filter(({ at: [, y] }) => y > MIDDLE[1])
    .flatMap(({ at }) => {
      const angle = Math.atan2(at[1] - MIDDLE[1], at[0] - MIDDLE[0])
      const [x, y] = seen(eye, ...shore(angle, -0.02))
      return [7, 14, 22].map((drop, i): Point => [x - 5 + (i % 2) * 4, y + drop])
    })

export function lakeAerial(): string {
  const ground = rect(0, LINE, width, height - LINE)
  const sky = rect(0, 0, width, LINE + 10)
  const grass = oklch(45, 0.06, 145)
  const draw = random(12)
  const all = homes()
  const wood = Array.from({ length: 26 }, () => shore(2 * Math.PI * draw(), 1.35 + 1.6 * draw() ** 2))
    .filter(([, y]) => y > 3)
    .map(([x, y]) => seen(eye, x, y))
    .sort(([, a], [, b]) => a - b)
  const beyond = Array.from({ length: 20 }, (_, i) =>
    seen(eye, (i % 3 ? -5 : 0.5) + 6 * draw(), 10 + 2 * Math.floor(i / 8) + 0.3 * draw()),
  )
  const gardens = (near: boolean) =>
    all
      .filter(({ at: [, y] }) => y < MIDDLE[1] === near)
      .map(({ at: [x, y] }, i): Point => seen(eye, x - 0.22, y + (i % 2 ? 0.16 : -0.04)))
  const water = outline(eye, around(0))
  return svg(width, height, [
    { d: sky, fill: openSky(LINE, 0.5) },
    {
      d: sky,
      fill: glow([SUN, LINE], 700, 0.3, [0, ink.paper, 0.9], [0.3, ink.gold, 0.6], [1, ink.gold, 0]),
      daily: true,
    },
    ...ranges({
      width,
      base: LINE,
      rise: 58,
      light: SUN,
      floor: LINE + 10,
      seed: 41,
      count: 1,
      spacing: 130,
    }),
    {
      d: ground,
      fill: down(
        LINE,
        height,
        [0, mix(grass, ink.wheat, 0.55)],
        [0.16, mix(grass, ink.gold, 0.25)],
        [0.5, grass],
        [1, mix(grass, ink.night, 0.5)],
      ),
    },
    { d: line(around(0.7)), stroke: mix(ink.belly, ink.wheat, 0.18), width: 20 },
    {
      d: ground,
      fill: glow([SUN, LINE], 900, 0.4, [0, ink.wheat, 0.6], [0.5, ink.gold, 0.22], [1, ink.gold, 0]),
      daily: true,
    },
    { d: outline(eye, around(0.06)), fill: mix(grass, ink.wheat, 0.5) },
    {
      d: polygon(
        [...around(0.42, FROM, TO), ...around(-0.1, FROM, TO).reverse()].map(([x, y]) => seen(eye, x, y)),
      ),
      fill: mix(ink.wheat, ink.oak, 0.12),
    },
    {
      d: water,
      fill: down(
        330,
        760,
        [0, mix(ink.wheat, ink.gold, 0.3)],
        [0.22, mix(ink.glacier, ink.blush, 0.5)],
        [0.55, mix(ink.glacier, ink.blue, 0.55)],
        [1, mix(ink.blue, ink.navy, 0.45)],
      ),
    },
    { d: line(around(0, Math.PI, 2 * Math.PI)), stroke: ink.wheat, width: 3, opacity: 0.6 },
    { d: dashes(mirrored(all), 9), stroke: ink.wheat, width: 4, round: true, opacity: 0.4, nightly: true },
    { d: [0.9, 1.9, 2.6, 4.47, 4.8, 5.13].map(dock).join(''), fill: mix(ink.oak, ink.wheat, 0.3) },
    ...canoe(seen(eye, 0.62, 4.8)),
    ...grove(
      beyond.map(([x, y]): Point => [x + 15, y - 3]),
      11,
    ),
    ...farRoofs(beyond, 14),
    ...grove(wood, 30),
    ...windowLight(
      eye,
      all.filter(({ at: [, y] }) => y < MIDDLE[1]),
    ),
    // The lamps of the street.
    {
      d: dashes(
        around(0.7).map(([x, y]) => seen(eye, x, y)),
        1,
      ),
      stroke: ink.wheat,
      width: 7,
      round: true,
      nightly: true,
    },
    ...grove(gardens(false), 26),
    ...row(
      eye,
      all.filter(({ at: [, y] }) => y >= MIDDLE[1]),
    ),
    ...grove(gardens(true), 52),
    ...[3.9, 3, 0].flatMap((from, i, edges) =>
      row(
        eye,
        all.filter(({ at: [, y] }) => y >= from && y < (edges[i - 1] ?? MIDDLE[1])),
      ),
    ),
    ...grove(CORNERS, 92),
  ])
}

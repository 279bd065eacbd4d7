import { ink, mix, oklch } from '../palette.ts'
import { type Eye, outline, seen } from '../plane.ts'
import { curve, down, ellipse, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { mountains, WIDE, WIDTH } from './stage.ts'

const { horizon: LINE, height: HEIGHT } = WIDE
const eye: Eye = { horizon: LINE - 40, middle: 2200, height: 1250, turn: 0 }
const ROWS = [1.42, 1.73, 2.08, 2.52, 2.86, 3.4, 3.78]
const STREETS = [1.6, 2.28, 3.12, 4.1]
const LANES = [-1.1, 0.82, 2.74]
/** The middle of the river: across, and away. */
const RIVER: readonly Point[] = [
  [-1.5, 1.1],
  [-1.32, 1.6],
  [-1.9, 2.3],
  [-2, 3],
  [-1.2, 3.9],
  [0.4, 4.7],
  [1.1, 5.6],
  [0.2, 7],
  [1.6, 9],
  [5.2, 12],
]
const DRONE: Point = [3080, 150]

/** The land in the morning, as the drone sees it: streets and roofs, the river, fields to the mountains, one lot in gold. */
export function aerialVideos(): string {
  const grass = oklch(56, 0.075, 142)
  const canola = mix(ink.gold, oklch(88, 0.15, 100), 0.5)
  const tones = [
    mix(grass, ink.wheat, 0.35),
    canola,
    mix(grass, ink.hill, 0.3),
    mix(ink.wheat, ink.gold, 0.3),
    grass,
  ]
  const fields = [4.6, 5.5, 7, 9.4, 14].flatMap((away, row, all) =>
    Array.from({ length: 10 }, (_, i): Shape => {
      const [near, far, wide] = [away, all[row + 1] ?? 24, 1.25 * 1.32 ** row]
      const x = (i - 5) * wide
      return {
        d: area(x, near, wide * 0.97, (far - near) * 0.96),
        fill: tones[(i * 3 + row * 2) % 5] ?? grass,
      }
    }).filter(({ d }) => d),
  )
  const lot = area(0.06, 1.98, 0.46, 0.27)
  const [lx, ly] = seen(eye, 0.29, 2.1)
  const ground = rect(0, LINE, WIDTH, HEIGHT - LINE)
  return svg(WIDTH, HEIGHT, [
    {
      d: rect(0, 0, WIDTH, LINE),
      fill: down(
        0,
        LINE,
        [0, ink.glacier, 0],
        [0.42, ink.glacier, 0.08],
        [0.75, ink.glacier, 0.42],
        [1, ink.wheat, 0.7],
      ),
    },
    ...mountains(WIDE, {
      seed: 12,
      rise: 96,
      light: 2700,
      haze: ink.paper,
      tint: [ink.pale, 0.25],
      count: 1,
    }),
    {
      d: ground,
      fill: down(LINE, HEIGHT, [0, mix(grass, ink.pale, 0.5)], [0.25, grass], [1, mix(grass, ink.hill, 0.6)]),
    },
    ...fields,
    { d: ground, fill: down(LINE, LINE + 240, [0, ink.pale, 0.7], [1, ink.pale, 0]) },
    {
      d: [...STREETS.map((y) => area(-9, y, 18, 0.06)), ...LANES.map((x) => area(x, 1.1, 0.1, 3.4))].join(''),
      fill: mix(mix(ink.belly, ink.soil, 0.4), ink.wheat, 0.5),
    },
    {
      d: `${bank(0.15)}L${bank(-0.15, true).slice(1)}z`,
      fill: down(LINE, HEIGHT, [0, ink.pale], [0.4, ink.glacier], [1, mix(ink.blue, ink.glacier, 0.35)]),
    },
    { d: bankTrees(), fill: mix(ink.hill, grass, 0.25) },
    {
      transform: 'translate(-900 0)',
      nodes: [
        { name: 'home-a', nodes: home(mix(ink.nearRange, ink.blue, 0.35), mix(ink.pale, ink.midRange, 0.3)) },
        { name: 'home-b', nodes: home(mix(ink.oak, ink.belly, 0.4), mix(ink.wheat, ink.oak, 0.3)) },
        { name: 'home-c', nodes: home(mix(ink.amber, ink.gold, 0.5), ink.wheat) },
      ],
    },
    ...ROWS.toReversed()
      .filter((away) => away > 2.2)
      .flatMap(row),
    { d: lot, fill: ink.gold, opacity: 0.5 },
    { d: lot, stroke: ink.wheat, width: 7 },
    ...ROWS.toReversed()
      .filter((away) => away < 2.2)
      .flatMap(row),
    {
      d: polygon([DRONE, [lx - 190, ly + 30], [lx + 190, ly + 30]]),
      fill: down(DRONE[1], ly, [0, ink.paper, 0.5], [1, ink.paper, 0.04]),
    },
    { transform: `translate(${DRONE.join(' ')})`, nodes: drone() },
  ])
}

/** A rectangle on the ground; nothing if it is out of sight. */
function area(x: number, y: number, wide: number, deep: number): string {
  const corners: Point[] = [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ]
  const seenAt = corners.map(([across, away]) => seen(eye, across, away)[0])
  return Math.max(...seenAt) < 0 || Math.min(...seenAt) > WIDTH ? '' : outline(eye, corners)
}

function bank(side: number, back = false): string {
  const points = RIVER.map(([x, y]): Point => seen(eye, x + side, y + side * 0.3))
  return curve(back ? points.toReversed() : points)
}

function bankTrees(): string {
  return RIVER.slice(0, 7)
    .flatMap(([x, y], i) =>
      [-0.34, 0.3, 0.42].map((side, j) => {
        const [px, py] = seen(eye, x + side + 0.04 * ((i * 7) % 3), y + 0.12 * j)
        const size = Math.round(52 / y)
        return ellipse(Math.round(px), Math.round(py) - size, size, size * 1.1)
      }),
    )
    .join('')
}

/** One side of a street; the houses turn their lit roofs to the light. */
function row(away: number): Node[] {
  const homes: Node[] = []
  for (let x = -3.81; x < 4; x += 0.41) {
    const [px, py] = seen(eye, x, away)
    const crossing = LANES.some((lane) => Math.abs(x - lane - 0.05) < 0.26)
    const wet = RIVER.some(([rx, ry]) => Math.abs(ry - away) < 0.75 && Math.abs(rx - x) < 0.62)
    if (crossing || wet || px < -120 || px > WIDTH + 120) continue
    const kind =
      away === 2.08 && Math.abs(x - 0.29) < 0.2
        ? 'home-c'
        : (homes.length * 5 + Math.round(away * 7)) % 3
          ? 'home-a'
          : 'home-b'
    homes.push({
      use: kind,
      transform: `translate(${Math.round(px)} ${Math.round(py)}) scale(${Math.round(262 / away) / 100})`,
    })
  }
  return homes
}

/** A hipped roof from above and behind the light, with a tree; 100 px wide. */
function home(roof: string, lit: string): Shape[] {
  const flat = (...points: Point[]) => polygon(points)
  return [
    { d: ellipse(-66, -14, 19, 22), fill: mix(ink.hill, ink.nearRange, 0.3) },
    { d: rect(-46, -26, 92, 26), fill: mix(ink.paper, ink.belly, 0.2) },
    { d: 'M-32-20h18v13h-18zM12-20h22v13h-22z', fill: mix(ink.blue, ink.navy, 0.3) },
    { d: flat([-52, -24], [52, -24], [24, -60], [-24, -60]), fill: roof },
    { d: flat([52, -24], [24, -60], [44, -66]), fill: lit },
    { d: flat([-24, -60], [24, -60], [44, -66], [-40, -66]), fill: mix(lit, ink.wheat, 0.5) },
  ]
}

function drone(): Shape[] {
  const rotors = [-96, 96].flatMap((x) => [ellipse(x, -30, 46, 4), ellipse(x * 0.66, -14, 38, 4)])
  return [
    { d: 'M-96-22L0 4 96-22M-63-8L0 8 63-8', stroke: mix(ink.navy, ink.belly, 0.3), width: 8, round: true },
    { d: rotors.join(''), fill: mix(ink.belly, ink.pale, 0.3), opacity: 0.8 },
    { d: 'M-36 6c0-16 14-22 36-22s36 6 36 22-12 18-36 18-36-2-36-18z', fill: mix(ink.navy, ink.belly, 0.3) },
    { d: ellipse(0, 30, 11), fill: ink.gold },
  ]
}

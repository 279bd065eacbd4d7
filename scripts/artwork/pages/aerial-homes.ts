/** Houses and trees on ground seen from above at an angle, in a low light from the right. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { type Eye, seen } from '../plane.ts'
import { dashes, ellipse, glow, type Point, polygon, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'

/** A house: its middle, its size along and across the street, its roof, its turn from the grid, and its scale. */
export interface Home {
  at: Point
  long: number
  deep: number
  roof: 'gable' | 'eaves' | 'hip'
  warm: boolean
  turn?: number
  scale?: number
}

const [WALL, RIDGE, OVER] = [0.088, 0.172, 0.026]
/** How far a shadow reaches for a height of one, in the eye's directions. */
const CAST: Point = [-1.5, -0.3]

const tones = {
  shadow: mix(ink.night, ink.spruce, 0.4),
  front: mix(ink.nearRange, ink.blue, 0.4),
  side: mix(ink.wheat, ink.gold, 0.2),
  dark: mix(ink.navy, ink.cloud, 0.6),
  window: ink.lamp,
  glass: mix(ink.blue, ink.navy, 0.5),
  cool: mix(mix(ink.belly, ink.pale, 0.25), ink.blue, 0.3),
  warm: mix(mix(ink.oak, ink.soil, 0.35), ink.blue, 0.25),
  // Roofs of slate and of shingles, in the sun.
  lit: mix(ink.gold, ink.wheat, 0.35),
  glowing: mix(mix(ink.gold, ink.amber, 0.6), ink.oak, 0.3),
  shaded: mix(ink.navy, ink.cloud, 0.45),
} as const
/** On a wall less wide than this, in px, windows would not be seen. */
const SMALL = 22
type Tone = keyof typeof tones
type Faces = Map<Tone, Point[][]>

type Corner = readonly [across: number, away: number, up: number]

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** Houses, the farthest first: what is in one light is one outline, as long as none hides another. */
export function row(eye: Eye, homes: readonly Home[], panes = true): Shape[] {
  const groups: Group[] = []
  for (const home of homes) {
    const faces = drawn(eye, home, panes)
    const box = boxOf([...faces].flatMap(([tone, all]) => (tone === 'shadow' ? [] : all.flat())))
    const last = groups.at(-1)
    const isFree = last && !last.boxes.some((other) => meet(other, box))
    const group: Group = isFree ? last : { boxes: [], faces: new Map() }
    if (!isFree) groups.push(group)
    group.boxes.push(box)
    for (const [tone, all] of faces) group.faces.set(tone, [...(group.faces.get(tone) ?? []), ...all])
  }
  return groups.flatMap(({ faces }) =>
    (Object.keys(tones) as Tone[]).flatMap((tone) => {
      const all = faces.get(tone)
      return all ? { d: polygons(all), fill: tones[tone], ...(tone === 'shadow' && { opacity: 0.5 }) } : []
    }),
  )
}

/** Houses that are drawn at once. */
interface Group {
  boxes: Box[]
  faces: Faces
}

type Box = readonly [left: number, top: number, right: number, bottom: number]
const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** What the eye sees of a house, and its shadow, by the light that falls on it. */
function drawn(eye: Eye, home: Home, panes: boolean): Faces {
  const { at, turn = 0, warm, scale = 1 } = home
  const place = ([x, y, up]: Corner): Point => {
    const [dx, dy] = turned([x, y], turn)
    return seen(eye, at[0] + scale * dx, at[1] + scale * dy, scale * up)
  }
  const faces: Faces = new Map()
  const add = (tone: Tone, points: Point[]) => faces.set(tone, [...(faces.get(tone) ?? []), points])
  if (panes) add('shadow', shadow(home, turned(CAST, -eye.turn - turn)).map(place))
  for (const { normal, corners, isRoof } of facesOf(home)) {
    const points = corners.map(place)
    // What is turned away from the eye is hidden.
    if (area(points) <= 0) continue
    const sun = turned(normal, turn + eye.turn)[0]
    const light = sun > 0.3 ? 0 : sun > -0.7 ? 1 : 2
    const tone = isRoof
      ? ([warm ? 'glowing' : 'lit', warm ? 'warm' : 'cool', 'shaded'] as const)[light]
      : (['side', 'front', 'dark'] as const)[light]
    add(tone ?? 'dark', points)
    if (isRoof || !panes || Math.abs((points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0)) < SMALL) continue
    for (const pane of panesOf(corners)) add(light ? 'window' : 'glass', pane.map(place))
  }
  return faces
}

/** Two windows on a wall between its first two corners. */
function panesOf([from, to]: readonly Corner[]): Corner[][] {
  if (!from || !to) return []
  const on = (share: number, up: number): Corner => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    up,
  ]
  return [0.18, 0.62].map((left) => [
    on(left, 0.035),
    on(left + 0.2, 0.035),
    on(left + 0.2, 0.075),
    on(left, 0.075),
  ])
}

/** The outline on the ground of the shadow of a house. */
function shadow({ long, deep, roof }: Home, [sx, sy]: Point): Corner[] {
  const [w, d] = [long / 2, deep / 2]
  const corners: Point[] = [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ]
  const ridge: Point[] =
    roof === 'gable'
      ? [
          [0, -d],
          [0, d],
        ]
      : [
          [-w * (roof === 'hip' ? 0.4 : 1), 0],
          [w * (roof === 'hip' ? 0.4 : 1), 0],
        ]
  const moved = (points: readonly Point[], up: number) =>
    points.map(([x, y]): Point => [x + sx * up, y + sy * up])
  return hull([...corners, ...moved(corners, WALL), ...moved(ridge, RIDGE)]).map(([x, y]) => [x, y, 0])
}

/** The smallest outline without a dent around the points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (list: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      while (kept.length > 1 && area([...kept.slice(-2), point]) >= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** What lit windows throw on the ground before each house, at night. The first is drawn again for the others. */
export const windowLight = (eye: Eye, homes: readonly Home[]): Node[] =>
  homes.map(({ at: [across, away], deep }, i): Node => {
    const [x, y] = seen(eye, across, away - deep * 0.6)
    const transform = `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round((y - eye.horizon) * 0.55) / 100})`
    return i ? { use: 'spill', transform } : { transform, nodes: [{ name: 'spill', nodes: [SPILL] }] }
  })

const SPILL: Shape = {
  d: ellipse(0, 0, 100, 42),
  fill: glow([0, 0], 100, 0.42, [0, ink.lamp, 0.75], [0.4, ink.gold, 0.4], [1, ink.gold, 0]),
  nightly: true,
}

/** Outlines, each of which begins where the one before it began: shorter than from the corner of the picture. */
export function polygons(all: readonly (readonly Point[])[]): string {
  let [fromX, fromY] = [0, 0]
  return all
    .map((points, i) => {
      const d = polygon(points)
      const [x, y] = (points[0] ?? [0, 0]).map(Math.round) as [number, number]
      const start = `m${x - fromX} ${y - fromY}`.replace(' -', '-')
      ;[fromX, fromY] = [x, y]
      return i ? d.replace(/^M-?\d+ ?-?\d+/, start) : d
    })
    .join('')
}

/** Twice the area within the points: negative against the clock. */
const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return sum - (x * ny - nx * y)
  }, 0)

interface Face {
  /** Where it faces on the ground. */
  normal: Point
  corners: readonly Corner[]
  isRoof?: boolean
}

function facesOf({ long, deep, roof }: Home): Face[] {
  const [w, d, W, D] = [long / 2, deep / 2, long / 2 + OVER, deep / 2 + OVER]
  const wall = (normal: Point, [ax, ay]: Point, [bx, by]: Point, isGable: boolean): Face => ({
    normal,
    corners: [
      [ax, ay, 0],
      [bx, by, 0],
      [bx, by, WALL],
      ...(isGable ? [[(ax + bx) / 2, (ay + by) / 2, RIDGE] as const] : []),
      [ax, ay, WALL],
    ],
  })
  const [front, ends] = [roof === 'gable', roof === 'eaves']
  // The ends of the ridge: along the street, or away from it.
  const top = { gable: [0, D], eaves: [W, 0], hip: [W * 0.4, 0] }[roof] as [number, number]
  const slope = (normal: Point, [ax, ay]: Point, [bx, by]: Point, ridge: readonly Point[]): Face => ({
    normal,
    isRoof: true,
    corners: [[ax, ay, WALL], [bx, by, WALL], ...ridge.map(([x, y]): Corner => [x, y, RIDGE])],
  })
  const [a, b]: [Point, Point] = [top, [-top[0], -top[1]]]
  const roofs: Face[] = front
    ? [slope([1, 0], [W, -D], [W, D], [a, b]), slope([-1, 0], [-W, D], [-W, -D], [b, a])]
    : [slope([0, 1], [W, D], [-W, D], [b, a]), slope([0, -1], [-W, -D], [W, -D], [a, b])]
  return [
    wall([0, -1], [-w, -d], [w, -d], front),
    wall([1, 0], [w, -d], [w, d], ends),
    wall([0, 1], [w, d], [-w, d], front),
    wall([-1, 0], [-w, d], [-w, -d], ends),
    ...roofs,
    ...(roof === 'hip' ? [slope([1, 0], [W, -D], [W, D], [a]), slope([-1, 0], [-W, D], [-W, -D], [b])] : []),
  ]
}

/** Houses too far away to have walls: their shaded and their lit roofs, on the shadows that ground them. */
export function farRoofs(points: readonly Point[], size: number): Shape[] {
  const draw = random(6)
  const lit = points.filter(() => draw() < 0.75).map(([x, y]): Point => [x + size * 0.5, y - size * 0.06])
  const cast = points.map(([x, y]): Point => [x - size * 0.7, y + size * 0.28])
  return [
    { d: dashes(cast, Math.round(size * 1.4)), stroke: tones.shadow, width: size * 0.24, opacity: 0.4 },
    { d: dashes(points, Math.round(size)), stroke: tones.cool, width: size * 0.5 },
    { d: dashes(lit, Math.round(size * 0.55)), stroke: tones.lit, width: size * 0.38 },
  ]
}

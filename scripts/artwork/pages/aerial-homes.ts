/** Houses and trees on ground seen from above at an angle, in a low light from the right. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { type Eye, seen } from '../plane.ts'
import { dashes, ellipse, glow, type Point, polygon, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'
import { type Corner, chimney, facesOf, type Home, onWall, RIDGE, WALL, WINDOWS } from './aerial-house.ts'

export type { Home }

/** How far a shadow reaches for a height of one, in the eye's directions. */
const CAST: Point = [-1.5, -0.3]

const tones = {
  shadow: mix(ink.night, ink.spruce, 0.4),
  front: mix(ink.nearRange, ink.blue, 0.4),
  side: mix(ink.wheat, ink.gold, 0.2),
  pale: mix(mix(ink.belly, ink.wheat, 0.42), ink.blue, 0.2),
  dark: mix(ink.navy, ink.cloud, 0.6),
  // Under the eaves.
  under: mix(ink.navy, ink.spruce, 0.5),
  door: mix(ink.brick, ink.soil, 0.4),
  window: ink.lamp,
  glass: mix(ink.blue, ink.navy, 0.5),
  cool: mix(mix(ink.belly, ink.pale, 0.25), ink.blue, 0.3),
  warm: mix(mix(ink.oak, ink.soil, 0.35), ink.blue, 0.25),
  // Roofs of slate and of shingles, in the sun.
  lit: mix(ink.gold, ink.wheat, 0.35),
  glowing: mix(mix(ink.gold, ink.amber, 0.6), ink.oak, 0.3),
  shaded: mix(ink.navy, ink.cloud, 0.45),
  brick: mix(ink.brick, ink.navy, 0.55),
  litBrick: mix(ink.brick, ink.gold, 0.45),
} as const
/** On a wall less wide than this, in px, windows would not be seen. */
const SMALL = 54
/** From this width on, a wall has a door and the shade of its eaves. */
const CLOSE = 88
type Tone = keyof typeof tones
/** What is seen of a house: its shape, its windows and its shadow too, or its door, its eaves and its chimney as well. */
type Detail = 'none' | 'panes' | 'close'
type Faces = Map<Tone, Point[][]>

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** Houses, the farthest first: what is in one light is one outline, as long as none hides another. */
export function row(eye: Eye, homes: readonly Home[], detail: Detail = 'panes'): Shape[] {
  const groups: Group[] = []
  for (const home of homes) {
    const faces = drawn(eye, home, detail)
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
function drawn(eye: Eye, home: Home, detail: Detail): Faces {
  const { at, turn = 0, warm, scale = 1 } = home
  const place = ([x, y, up]: Corner): Point => {
    const [dx, dy] = turned([x, y], turn)
    return seen(eye, at[0] + scale * dx, at[1] + scale * dy, scale * up)
  }
  const faces: Faces = new Map()
  const add = (tone: Tone, points: Point[]) => faces.set(tone, [...(faces.get(tone) ?? []), points])
  if (detail !== 'none') add('shadow', shadow(home, turned(CAST, -eye.turn - turn)).map(place))
  for (const { normal, corners, isRoof } of facesOf(home)) {
    const points = corners.map(place)
    // What is turned away from the eye is hidden.
    if (area(points) <= 0) continue
    const sun = turned(normal, turn + eye.turn)[0]
    const light = sun > 0.3 ? 0 : sun > -0.7 ? 1 : 2
    const tone = isRoof
      ? ([warm ? 'glowing' : 'lit', warm ? 'warm' : 'cool', 'shaded'] as const)[light]
      : (['side', 'front', 'dark'] as const)[light]
    const wide = Math.abs((points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0))
    const isClose = detail === 'close' && !isRoof && light > 0 && wide >= CLOSE
    const isPale = isClose && Math.floor(Math.abs(at[0] * 7 + at[1] * 5)) % 2 === 0
    add(isPale ? 'pale' : (tone ?? 'dark'), points)
    if (isRoof || detail === 'none' || wide < SMALL) continue
    for (const [left, share] of WINDOWS)
      add(light ? 'window' : 'glass', onWall(corners, left, share, 0.034, 0.066).map(place))
    if (!isClose) continue
    add('door', onWall(corners, 0.45, 0.1, 0, 0.064).map(place))
    // A gable's eaves are at its sides.
    if (corners.length === 4) add('under', onWall(corners, 0, 1, WALL - 0.014, WALL).map(place))
    if (isPale) for (const [brick, side] of chimney(home)) add(brick, side.map(place))
  }
  return faces
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

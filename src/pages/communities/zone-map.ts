/** Where the map of the directory draws each zone and community. */
import type { Community, ZoneId } from '../../../content/communities/directory.ts'
import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import { zones } from './directory.ts'

type Point = { x: number; y: number }

export const VIEW_BOX = '-24 -20 528 520'

/** Where the four quadrants meet. */
export const MIDDLE: Point = { x: 240, y: 228 }

const CENTRES: Record<Exclude<ZoneId, 'surrounding'>, Point> = {
  north: { x: 240, y: 76 },
  northwest: { x: 98, y: 128 },
  northeast: { x: 388, y: 128 },
  central: MIDDLE,
  east: { x: 392, y: 288 },
  southwest: { x: 90, y: 316 },
  south: { x: 240, y: 396 },
  southeast: { x: 390, y: 406 },
}
export const AROUND = { x: 240, y: 240, rx: 256, ry: 246 }
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** Distance between neighbouring communities, roughly. */
const STEP = 9.5
/** The hit area of a zone extends this far beyond its communities: 44 px on a phone at least. */
const REACH = 12
/** From a label's baseline to the communities below it, and to the top of its capitals. */
const LABEL_GAP = 16
const LABEL_HEIGHT = 20
const LABEL_WIDTH = 136
const SURROUNDING_LABEL: Point = { x: 50, y: 486 }
/** No surrounding community is nearer than this to a label or to the communities of a zone. */
const CLEARANCE = 18

const DIRECTION: Record<Quadrant['id'], Point> = {
  northwest: { x: -1, y: -1 },
  northeast: { x: 1, y: -1 },
  southwest: { x: -1, y: 1 },
  southeast: { x: 1, y: 1 },
}

const whole = (value: number) => Math.round(value * 10) / 10

/** A sunflower spiral, which packs points closely without overlap. */
function inCluster({ x, y }: Point, index: number): Point {
  const reach = STEP * Math.sqrt(index + 0.6)
  return {
    x: whole(x + reach * Math.cos(index * GOLDEN_ANGLE)),
    y: whole(y + reach * Math.sin(index * GOLDEN_ANGLE)),
  }
}

const radiusOf = (count: number) => STEP * Math.sqrt(count)

/** What the surrounding communities keep clear of: each zone's communities and its label. */
const obstacles = zones.flatMap(({ id, communities }) => {
  if (id === 'surrounding') return [labelBox(SURROUNDING_LABEL)]
  const { x, y } = CENTRES[id]
  const radius = radiusOf(communities.length)
  return [
    { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
    labelBox({ x, y: y - radius - LABEL_GAP }),
  ]
})

function labelBox({ x, y }: Point) {
  return { left: x - LABEL_WIDTH / 2, right: x + LABEL_WIDTH / 2, top: y - LABEL_HEIGHT, bottom: y }
}

const isClear = ({ x, y }: Point) =>
  obstacles.every(({ left, right, top, bottom }) => {
    const distance = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
    return distance >= CLEARANCE
  })

/** The clear part of an ellipse around the city, one degree apart. */
const clearRing = Array.from({ length: 360 }, (_, degree) => {
  const angle = (degree / 180) * Math.PI - 1.2
  return {
    x: whole(AROUND.x + AROUND.rx * Math.cos(angle)),
    y: whole(AROUND.y + AROUND.ry * Math.sin(angle)),
  }
}).filter(isClear)

/** Spread evenly over the clear part of the ellipse. */
function around(communities: readonly Community[]) {
  const step = clearRing.length / communities.length
  return communities.flatMap(({ name }, index) => {
    const point = clearRing[Math.floor(index * step)]
    return point ? [{ name, ...point }] : []
  })
}

const quadrantOf = (name: string) =>
  quadrants.find(({ communities }) => communities.some((one) => one.name === name))

/** Gives each community a point; those of a quadrant get the points that lie furthest in its direction. */
function placed(communities: readonly Community[], centre: Point) {
  const free = communities.map((_, index) => inCluster(centre, index))
  const inOrder = communities.toSorted((a, b) => Number(!quadrantOf(a.name)) - Number(!quadrantOf(b.name)))
  return inOrder.flatMap(({ name }) => {
    const quadrant = quadrantOf(name)
    const { x, y } = quadrant ? DIRECTION[quadrant.id] : { x: 0, y: 0 }
    const [point] = free.toSorted((a, b) => b.x * x + b.y * y - (a.x * x + a.y * y))
    if (!point) return []
    free.splice(free.indexOf(point), 1)
    return { name, ...point }
  })
}

/** The zones with their communities, label and hit area. */
export const mapZones = zones.map(({ id, label, communities }) => {
  if (id === 'surrounding')
    return {
      ...{ id, label, at: SURROUNDING_LABEL, points: around(communities) },
      area: { x: -24, y: 436, width: 146, height: 68 },
    }
  const { x, y } = CENTRES[id]
  const radius = radiusOf(communities.length)
  const top = y - radius - LABEL_GAP - LABEL_HEIGHT
  const width = Math.max(LABEL_WIDTH, 2 * (radius + REACH))
  return {
    ...{ id, label, at: { x, y: whole(y - radius - LABEL_GAP) }, points: placed(communities, CENTRES[id]) },
    area: {
      x: whole(x - width / 2),
      y: whole(top),
      width: whole(width),
      height: whole(y + radius + REACH - top),
    },
  }
})

/** The quarter of the map that a quadrant covers, as a path. */
export function quarter(id: Quadrant['id']): string {
  const { x, y } = DIRECTION[id]
  const sweep = x * y > 0 ? 1 : 0
  return `M${MIDDLE.x} ${MIDDLE.y}h${x * AROUND.rx}A${AROUND.rx} ${AROUND.ry} 0 0 ${sweep} ${MIDDLE.x} ${MIDDLE.y + y * AROUND.ry}Z`
}

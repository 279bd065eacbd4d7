/** Where the map of the directory draws each zone and community. */
import type { Community, ZoneId } from '../../../content/communities/directory.ts'
import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import { zones } from './directory.ts'

type Point = { x: number; y: number }

export const VIEW_BOX = '-24 -20 528 520'

/** Where the four quadrants meet. */
export const MIDDLE: Point = { x: 240, y: 226 }

const CENTRES: Record<Exclude<ZoneId, 'surrounding'>, Point> = {
  north: { x: 240, y: 84 },
  northwest: { x: 98, y: 124 },
  northeast: { x: 382, y: 124 },
  central: { x: 240, y: 226 },
  east: { x: 386, y: 290 },
  southwest: { x: 92, y: 306 },
  south: { x: 240, y: 378 },
  southeast: { x: 380, y: 398 },
}
export const AROUND = { x: 240, y: 240, rx: 256, ry: 246 }
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** Distance between neighbouring communities, roughly. */
const STEP = 9.5
/** The hit area of a zone extends this far beyond its communities: 44 px on a phone at least. */
const REACH = 12
const LABEL_HEIGHT = 22
const LABEL_WIDTH = 136

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

function around(index: number, count: number): Point {
  const angle = (index / count) * 2 * Math.PI - 1.2
  return {
    x: whole(AROUND.x + AROUND.rx * Math.cos(angle)),
    y: whole(AROUND.y + AROUND.ry * Math.sin(angle)),
  }
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
  const count = communities.length
  if (id === 'surrounding')
    return {
      ...{ id, label, count, at: { x: 50, y: 482 } },
      points: communities.map(({ name }, index) => ({ name, ...around(index, count) })),
      area: { x: -24, y: 432, width: 146, height: 68 },
    }
  const { x, y } = CENTRES[id]
  const radius = STEP * Math.sqrt(count)
  const top = y - radius - LABEL_HEIGHT - REACH
  const width = Math.max(LABEL_WIDTH, 2 * (radius + REACH))
  return {
    ...{ id, label, count, at: { x, y: whole(y - radius - REACH) } },
    points: placed(communities, CENTRES[id]),
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

/** Where the map names a quadrant, at its outer corner. */
export function corner(id: Quadrant['id']): Point {
  const { x, y } = DIRECTION[id]
  return { x: MIDDLE.x + x * 216, y: MIDDLE.y + 6 + y * 196 }
}

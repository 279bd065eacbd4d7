/** Where the map of the directory draws each community: at its place, as seen from above, north up. */
import { assessmentOf } from '../../../content/communities/assessments.ts'
import type { ZoneId } from '../../../content/communities/directory.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { zones } from './directory.ts'
import { convex, indented, type Point, rounded } from './outline.ts'
import { warmthOf } from './price-scale.ts'

export const VIEW_BOX = '-72 -20 584 520'

/** The upper left corner of the city, and units of the map to a degree of latitude. */
const CORNER = { longitude: -114.302, latitude: 51.201 }
const SCALE = 1330
/** A degree of longitude is shorter, by the cosine of Calgary's latitude. */
const NARROWER = Math.cos((51.03 / 180) * Math.PI)
const LEFT = 28

const whole = (value: number) => Math.round(value * 10) / 10

function at({ longitude, latitude }: { longitude: number; latitude: number }): Point {
  return {
    x: whole(LEFT + (longitude - CORNER.longitude) * SCALE * NARROWER),
    y: whole(12 + (CORNER.latitude - latitude) * SCALE),
  }
}

/** Where Centre Street and the Bow River cross, and with them the four quadrants meet. */
const CROSSING = [-114.0625, 51.052] as const
export const MIDDLE = at({ longitude: CROSSING[0], latitude: CROSSING[1] })

/** How far a quadrant's quarter reaches from there, within the map. */
export const AROUND = { west: 250, east: 268, north: 226, south: 266 }

/** The Bow from the northwest to the south, and the Elbow through the reservoir: their course, roughly. */
const BOW = [
  [-114.35, 51.112],
  [-114.3, 51.1],
  [-114.236, 51.1],
  [-114.205, 51.098],
  [-114.178, 51.082],
  [-114.158, 51.064],
  [-114.12, 51.05],
  [-114.06, 51.0525],
  [-114.022, 51.042],
  [-114.008, 51.015],
  [-114.03, 50.985],
  [-114.014, 50.95],
  [-114.0, 50.915],
  [-114.012, 50.888],
  [-113.985, 50.862],
  [-113.95, 50.845],
  [-113.922, 50.836],
] as const
const ELBOW = [
  [-114.37, 51.006],
  [-114.27, 51.012],
  [-114.19, 51.0],
  [-114.13, 50.982],
  [-114.1, 50.99],
  [-114.086, 51.01],
  [-114.074, 51.028],
  [-114.041, 51.0475],
] as const

/** A smooth line through the points. */
function course(points: readonly (readonly [number, number])[]): string {
  const through = points.map(([longitude, latitude]) => at({ longitude, latitude }))
  return through.reduce((path, { x, y }, index) => {
    const before = through[index - 1]
    if (!before) return `M${x} ${y}`
    const next = through[index + 1] ?? { x, y }
    const last = index === through.length - 1
    const end = last ? { x, y } : { x: whole((x + next.x) / 2), y: whole((y + next.y) / 2) }
    return `${path}Q${x} ${y} ${end.x} ${end.y}`
  }, '')
}
export const rivers = `${course(BOW)}${course(ELBOW)}`

/** Where the rivers end: outside the city they fade. */
export const FADE = 264

/** The names of the rivers, above and below where they come into the city. */
export const riverNames = [
  { id: 'bow', x: -58, y: 118 },
  { id: 'elbow', x: -20, y: 290 },
] as const

/** The airport, a gap between the lights of the north and the northeast: where it is, and a plane that flies up. */
export const airport = at({ longitude: -114.008, latitude: 51.128 })
export const PLANE =
  'M0-9c1.1 0 1.5 1.6 1.5 3v3l7.5 4.8v2L1.5 1.6v4.3l2.4 1.8v1.5L0 8.2l-3.9 1V7.7l2.4-1.8V1.6L-9 3.8v-2l7.5-4.8v-3c0-1.4.4-3 1.5-3z'

type Label = Point & { anchor: 'start' | 'middle' | 'end' }

/** Beside the communities of a zone, where no light is. */
const LABELS: Record<ZoneId, Label> = {
  north: { x: 200, y: 0, anchor: 'middle' },
  northwest: { x: 0, y: 44, anchor: 'middle' },
  northeast: { x: 382, y: 100, anchor: 'start' },
  central: { x: 382, y: 302, anchor: 'start' },
  east: { x: 382, y: 222, anchor: 'start' },
  southwest: { x: -70, y: 226, anchor: 'start' },
  south: { x: 150, y: 446, anchor: 'end' },
  southeast: { x: 382, y: 376, anchor: 'start' },
  surrounding: { x: 504, y: 490, anchor: 'end' },
}
/** From the communities of the centre to their label, which has no room nearer. */
export const LEADER = 'M236 218L368 294'
/** The hit area of a label, 44 px high on a phone. */
const LABEL = { width: 128, height: 74 }

/** Larger where it is warmer, for whoever does not see the colours. */
export const radius = (warmth: number) => 2.5 + warmth * 0.5

/** The lights of a list of communities: where each is, its size, and what it is assessed at. */
const lightsOf = (communities: readonly { name: string }[]) =>
  communities.flatMap(({ name }) => {
    const facts = assessmentOf(name)
    if (!facts) return []
    const warmth = warmthOf(facts.median)
    return [{ name, ...at(facts.place), r: radius(warmth), warmth, median: facts.median }]
  })
const allLights = lightsOf(zones.flatMap(({ communities }) => communities))

/** The width of the glow around a light, which also answers to a pointer. */
export const GLOW = 9

/** As much of the glow as leaves the middle of the nearest other light free. */
function glowOf({ name, x, y, r }: (typeof allLights)[number]): number {
  const others = allLights.filter((light) => light.name !== name)
  const nearest = Math.min(...others.map((light) => Math.hypot(light.x - x, light.y - y)))
  return whole(Math.max(0, Math.min(GLOW, 2 * (nearest - r) - 1)))
}

/** The zones with their lights, label and its hit area. Places outside the city have a label only. */
export const mapZones = zones.map(({ id, label, communities }) => {
  const { x, y, anchor } = LABELS[id]
  const left = { start: x - 4, middle: x - LABEL.width / 2, end: x - LABEL.width + 4 }[anchor]
  return {
    ...{ id, label, at: { x, y, textAnchor: anchor }, count: communities.length },
    area: { x: left, y: y - 6 - LABEL.height / 2, ...LABEL },
    lights: lightsOf(communities).map((light) => ({ ...light, glow: glowOf(light) })),
  }
})

/** The light of a community; none outside the city. */
export const lightOf = (community: string) => allLights.find(({ name }) => name === community)

/** The id of a zone's lights, which its small map shows again. */
export const lightsId = (zone: ZoneId) => `lights-${zone}`

/** The map as the rivers come into the city, and how much of its width and height a zone has to itself. */
const WHOLE = { x: 0, y: 8, width: 380, height: 494 }
const PART = 0.62

/** A view box of the map around the lights of a zone, which ends where the city does. */
export function closeUp(zone: ZoneId): string {
  const lights = mapZones.find(({ id }) => id === zone)?.lights ?? []
  const from = (axis: 'x' | 'y', whole: number, size: number) => {
    const places = lights.map((light) => light[axis])
    const middle = (Math.min(...places) + Math.max(...places)) / 2
    const part = size * PART
    return Math.round(Math.min(Math.max(middle - part / 2, whole), whole + size - part))
  }
  const { x, y, width, height } = WHOLE
  return `${from('x', x, width)} ${from('y', y, height)} ${Math.round(width * PART)} ${Math.round(height * PART)}`
}
/** The part of the map with lights. */
export const SMALL_VIEW_BOX = '54 8 326 472'

/** Where a light is named: right of it in the east, where there is room, below it elsewhere. */
export const besideLight = ({ x, y }: Point) =>
  x > 300
    ? { x: x + 16, y: y + 5, textAnchor: 'start' as const }
    : { x, y: y + 26, textAnchor: 'middle' as const }

/** Of the city: its longest sides follow the lights, as its western edge does. */
export const outline = rounded(indented(convex(allLights), allLights))

/** Of a zone. */
export const outlineOf = (zone: ZoneId) =>
  rounded(convex(mapZones.find(({ id }) => id === zone)?.lights ?? []))

const DIRECTION: Record<Quadrant['id'], Point> = {
  northwest: { x: -AROUND.west, y: -AROUND.north },
  northeast: { x: AROUND.east, y: -AROUND.north },
  southwest: { x: -AROUND.west, y: AROUND.south },
  southeast: { x: AROUND.east, y: AROUND.south },
}

/** The Bow upstream from the middle, which divides north and south there. */
const UPSTREAM = BOW.filter(([longitude]) => longitude < CROSSING[0]).toReversed()

/** The quarter of the map that a quadrant covers, as a path: in the west to the river, in the east to a straight street. */
export function quarter(id: Quadrant['id']): string {
  const { x, y } = DIRECTION[id]
  const side = x < 0 ? course([CROSSING, ...UPSTREAM]) : `M${MIDDLE.x} ${MIDDLE.y}h${x}`
  const sweep = x * y > 0 ? 1 : 0
  return `${side}A${Math.abs(x)} ${Math.abs(y)} 0 0 ${sweep} ${MIDDLE.x} ${MIDDLE.y + y}L${MIDDLE.x} ${MIDDLE.y}Z`
}

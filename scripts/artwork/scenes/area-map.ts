import { MIDDLE, mapZones } from '../../../src/pages/communities/zone-map.ts'
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { curve, dashes, down, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { city, town, WARMTH } from './city-map.ts'

const [WIDTH, HEIGHT] = [640, 760]
/** Downtown, and pixels to a kilometre, as in the `AreaMap` of the page, which has the numbers. */
const [X, Y, KILOMETRE] = [342, 414, 13.6]
/** Pixels to a unit of the map of lights: a degree of latitude is 1330 units, and 111.2 km. */
const SCALE = (KILOMETRE * 111.2) / 1330
/** The city's room around its outermost lights, in units of that map. */
const ROOM = 36

const at = (east: number, north: number): Point => [X + east * KILOMETRE, Y - north * KILOMETRE]
/** Where the page writes the river's name: no lights are under it. */
const isNamed = ([x, y]: Point) => x > 140 && x < 266 && y > 286 && y < 324

/** Calgary as on the map of lights, dimmer, and Airdrie to its north: what the numbers of a page stand on. */
export function areaMap(): string {
  const airdrie = `M${at(3.8, 28.2).map(Math.round).join(' ')}q24 2 24 26t-16 30-30-6-8-34 30-16z`
  return svg(WIDTH, HEIGHT, [
    { d: rect(0, 0, WIDTH, HEIGHT), fill: down(0, HEIGHT, [0, ink.cloud], [1, ink.deep]) },
    { d: roads(), stroke: ink.glacier, width: 1, opacity: 0.13 },
    city({ centre: [X, Y], scale: SCALE, room: ROOM }),
    { d: airdrie, stroke: down(10, 100, [0, ink.gold, 0.8], [1, ink.gold, 0]), width: 28 },
    { d: airdrie, fill: town, stroke: town, width: 24 },
    { d: highway(), stroke: mix(ink.wheat, ink.belly, 0.4), width: 2.5, round: true, opacity: 0.85 },
    ...lights(),
  ])
}

/** Section roads, two miles apart. */
function roads(): string {
  const gap = 3.2 * KILOMETRE
  const across = Array.from(
    { length: 15 },
    (_, i) => `M${Math.round(X % gap) + Math.round(i * gap)} 0v${HEIGHT}`,
  )
  const along = Array.from(
    { length: 18 },
    (_, i) => `M0 ${Math.round(Y % gap) + Math.round(i * gap)}h${WIDTH}`,
  )
  return [...across, ...along].join('')
}

/** The highway from Airdrie through the east of the city. */
function highway(): string {
  return curve(
    [
      [3.4, 32],
      [3.2, 22],
      [3.1, 12],
      [4.3, 4],
      [4.6, -4],
      [5.2, -12],
      [6.9, -18],
      [6.9, -27],
    ].map(([east = 0, north = 0]) => at(east, north)),
  )
}

function lights(): Shape[] {
  const draw = random(7)
  const north = Array.from({ length: 12 }, (): Point => at(1.9 + 3.2 * draw(), 24.4 + 3.6 * draw()))
  const all = mapZones.flatMap((zone) => zone.lights)
  return WARMTH.map((stroke, warmth) => {
    const points = all
      .filter((light) => light.warmth === warmth)
      .map(({ x, y }): Point => [X + (x - MIDDLE.x) * SCALE, Y + (y - MIDDLE.y) * SCALE])
      .filter((point) => !isNamed(point))
    return {
      d: dashes(warmth === 1 ? [...points, ...north] : points, 0),
      stroke,
      width: 5 + warmth * 0.8,
      round: true,
      opacity: 0.85,
    }
  })
}

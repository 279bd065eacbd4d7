import { MIDDLE, mapZones } from '../../../src/pages/communities/zone-map.ts'
import { ink } from '../palette.ts'
import { dashes, ellipse, glow, type Point, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { city, WARMTH } from './city-map.ts'

const [WIDTH, HEIGHT] = [480, 620]
/** Where the home is, which is downtown, and how much larger the city is than on the map of lights. */
const HOME: Point = [252, 232]
const SCALE = 1.12
/** The city's room around its outermost lights, in units of that map. */
const ROOM = 34
/** Of the lights, once around the home, every how many one is joined to it. */
const JOINED = 5

const lights = mapZones
  .flatMap((zone) => zone.lights)
  .map(({ x, y, warmth }) => ({ at: [place(x, 0), place(y, 1)] as const, warmth }))

function place(value: number, axis: 0 | 1): number {
  return HOME[axis] + (value - (axis === 0 ? MIDDLE.x : MIDDLE.y)) * SCALE
}

/** One home, and the city's communities as lights around it: some joined to it, as their sites lead to it. */
export function networkLights(): string {
  return svg(WIDTH, HEIGHT, [
    { d: ellipse(...HOME, 330), fill: glow(HOME, 330, 1, [0, ink.gold, 0.3], [1, ink.gold, 0]) },
    city({ centre: HOME, scale: SCALE, room: ROOM }),
    { d: ellipse(...HOME, 170), fill: glow(HOME, 170, 1, [0, ink.gold, 0.34], [1, ink.gold, 0]) },
    ...joins(),
    ...WARMTH.map(
      (stroke, warmth): Shape => ({
        d: dashes(
          lights.filter((light) => light.warmth === warmth).map(({ at }) => at),
          0,
        ),
        stroke,
        width: 4.4 + warmth * 0.9,
        round: true,
        opacity: 0.9,
      }),
    ),
    { d: ellipse(...HOME, 17), fill: ink.gold },
    {
      d: `M${HOME[0] - 8} ${HOME[1]}l8-7.5 8 7.5M${HOME[0] - 5.5} ${HOME[1] - 1.5}v8h11v-8`,
      stroke: ink.deep,
      width: 2.2,
      round: true,
    },
  ])
}

/** Lines from the home to some of the lights, which glow. */
function joins(): Shape[] {
  const angle = ({ at: [x, y] }: (typeof lights)[number]) => Math.atan2(y - HOME[1], x - HOME[0])
  const ends = lights
    .toSorted((one, other) => angle(one) - angle(other))
    .filter((_, index) => index % JOINED === 0)
    .map(({ at }) => at)
  const lines = ends.map(([x, y]) => `M${HOME[0]} ${HOME[1]}L${Math.round(x)} ${Math.round(y)}`).join('')
  return [
    {
      d: lines,
      stroke: glow(HOME, 300, 1, [0, ink.gold, 0.75], [1, ink.gold, 0.22]),
      width: 1.1,
    },
    { d: dashes(ends, 0), stroke: ink.gold, width: 17, round: true, opacity: 0.22 },
  ]
}

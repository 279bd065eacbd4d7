import { MIDDLE, mapZones, outline, rivers } from '../../../src/pages/communities/zone-map.ts'
import { ink, mix, oklch } from '../palette.ts'
import { dashes, down, ellipse, glow, type Point, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'

const [WIDTH, HEIGHT] = [480, 620]
/** Where the home is, which is downtown, and how much larger the city is than on the map of lights. */
const HOME: Point = [252, 232]
const SCALE = 1.12
/** The city's room around its outermost lights, in units of that map. */
const ROOM = 34
/** Of the lights, once around the home, every how many one is joined to it. */
const JOINED = 5

/** From cool to warm, as on the map of lights: its communities by what homes are assessed at. */
const WARMTH = [
  oklch(70, 0.1, 266),
  oklch(82, 0.07, 200),
  oklch(90, 0.07, 125),
  oklch(84, 0.13, 84),
  oklch(75, 0.165, 52),
]

const lights = mapZones
  .flatMap((zone) => zone.lights)
  .map(({ x, y, warmth }) => ({ at: [place(x, 0), place(y, 1)] as const, warmth }))

function place(value: number, axis: 0 | 1): number {
  return HOME[axis] + (value - (axis === 0 ? MIDDLE.x : MIDDLE.y)) * SCALE
}

/** One home, and the city's communities as lights around it: some joined to it, as their sites lead to it. */
export function networkLights(): string {
  const town = mix(ink.navy, ink.blue, 0.36)
  const water = mix(ink.glacier, ink.blue, 0.3)
  return svg(WIDTH, HEIGHT, [
    { d: ellipse(...HOME, 330), fill: glow(HOME, 330, 1, [0, ink.gold, 0.3], [1, ink.gold, 0]) },
    {
      transform: `translate(${(HOME[0] - MIDDLE.x * SCALE).toFixed(1)} ${(HOME[1] - MIDDLE.y * SCALE).toFixed(1)}) scale(${SCALE})`,
      nodes: [
        {
          d: outline,
          stroke: down(-10, MIDDLE.y, [0, ink.gold, 0.7], [1, ink.gold, 0]),
          width: ROOM + 4,
          round: true,
        },
        { d: outline, fill: town, stroke: town, width: ROOM, round: true },
        {
          d: rivers,
          stroke: glow([MIDDLE.x, MIDDLE.y], 262, 1, [0, water], [0.66, water], [1, water, 0]),
          width: 4,
          round: true,
        },
      ],
    },
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

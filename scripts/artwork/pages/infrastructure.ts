import { ink, mix } from '../palette.ts'
import { type Eye, seen } from '../plane.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { mountains, WIDE, WIDTH } from './stage.ts'

const { horizon: LINE, height: HEIGHT } = WIDE
const eye: Eye = { horizon: LINE - 6, middle: 2560, height: 820, turn: -0.42 }
const [SIN, COS] = [Math.sin(eye.turn), Math.cos(eye.turn)]
/** Distances of the nearest and farthest lamps. */
const [NEAR, FAR] = [0.8, 60]

const STREETS = Array.from({ length: 29 }, (_, i) => -17.6 + i)
const AVENUES = Array.from({ length: 26 }, (_, i) => -6 + i)

/** The city's streets at night, from edge to edge: every lamp on before anybody calls. */
export function infrastructure(): string {
  const city = skyline({
    x: 2330,
    ground: LINE + 6,
    scale: 0.98,
    haze: mix(ink.blue, ink.navy, 0.2),
    rim: ink.amber,
    lit: 0.05,
    light: -1,
  })
  const ground = rect(0, LINE, WIDTH, HEIGHT - LINE)
  const lit = ([x, y]: Point) => x > 0 && x < WIDTH && y < HEIGHT - 20
  const crossings = STREETS.flatMap((street) =>
    AVENUES.filter((avenue) => street * SIN + avenue * COS > NEAR).map((avenue) => seen(eye, street, avenue)),
  ).filter((point) => lit(point) && point[1] > LINE + 78)
  const route: Point[] = [
    [-2.6, 0],
    [-2.6, 3],
    [-0.6, 3],
    [-0.6, 9],
    [2.4, 9],
    [2.4, 18],
  ].map(([street = 0, avenue = 0]) => seen(eye, street, avenue))
  return svg(WIDTH, HEIGHT, [
    {
      d: rect(0, 0, WIDTH, LINE + 10),
      fill: glow(
        [2760, LINE],
        2700,
        0.15,
        [0, ink.amber, 0.85],
        [0.3, ink.amber, 0.45],
        [0.65, ink.blue, 0.3],
        [1, ink.blue, 0],
      ),
    },
    ...mountains(WIDE, { seed: 44, rise: 92, tint: [ink.navy, 0.74], haze: ink.blue, light: 2700, count: 1 }),
    {
      d: ground,
      fill: down(
        LINE,
        HEIGHT,
        [0, mix(ink.navy, ink.amber, 0.2)],
        [0.2, mix(ink.navy, ink.deep, 0.4)],
        [1, ink.deep],
      ),
    },
    ...city.shapes,
    { d: dashes(city.windows, 5), stroke: ink.lamp, width: 5 },
    {
      d: [...STREETS.map(street), ...AVENUES.map(avenue)].join(''),
      stroke: down(LINE, HEIGHT, [0, ink.amber, 0.7], [0.25, ink.gold, 0.4], [1, ink.gold, 0.16]),
      width: 3,
    },
    { d: ground, fill: glow([2760, LINE], 1800, 0.16, [0, ink.gold, 0.55], [1, ink.gold, 0]) },
    {
      d: dashes(
        crossings.filter(([, y]) => y < LINE + 190),
        0,
      ),
      stroke: ink.lamp,
      width: 7,
      round: true,
      opacity: 0.9,
    },
    {
      d: dashes(
        crossings.filter(([, y]) => y >= LINE + 190),
        0,
      ),
      stroke: ink.lamp,
      width: 14,
      round: true,
    },
    ...lights(route),
  ])
}

/** The line of a street, away from the eye, and of an avenue, across. */
const street = (at: number) =>
  line(seen(eye, at, (NEAR - at * SIN) / COS), seen(eye, at, (FAR - at * SIN) / COS))
const avenue = (at: number) =>
  line(seen(eye, (at * COS - FAR) / -SIN, at), seen(eye, (at * COS - NEAR) / -SIN, at))

const line = (from: Point, to: Point): string =>
  `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`

/** One route through the streets to the towers, and a light at each of its turns. */
function lights(route: readonly Point[]): Shape[] {
  const d = route.map(([x, y], index) => `${index ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('')
  const turns = route.slice(1, -1)
  const dots = (size: number) =>
    turns
      .map(([x, y]) =>
        ellipse(
          Math.round(x),
          Math.round(y),
          (size * (y - LINE)) / 300 + size / 2,
          (size * (y - LINE)) / 600 + size / 4,
        ),
      )
      .join('')
  return [
    { d, stroke: ink.gold, width: 20, opacity: 0.2 },
    { d, stroke: ink.wheat, width: 6 },
    { d: dots(34), fill: ink.gold, opacity: 0.3 },
    { d: dots(14), fill: ink.paper },
  ]
}

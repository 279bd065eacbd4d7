import { ink, mix, oklch } from '../palette.ts'
import { type Eye, outline, seen } from '../plane.ts'
import { curve, dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { BESIDE, HEIGHT, mountains, shadow, WIDTH } from './stage.ts'
import { arch, under } from './vault.ts'

const LINE = 540
const eye: Eye = { horizon: LINE - 30, middle: 2440, height: 660, turn: 0 }
const STREETS = [1.62, 2.28, 3.1, 4.2]
const ROWS = [1.47, 1.82, 2.1, 2.5, 2.88]

/** Streets and roofs from above, the river bending away behind them, and one lot marked in gold. */
export function aerialVideos(): string {
  const grass = oklch(42, 0.06, 145)
  const at = (across: number, away: number) => seen(eye, across, away)
  const across = STREETS.map((y) =>
    outline(eye, [
      [-9, y],
      [9, y],
      [9, y + 0.07],
      [-9, y + 0.07],
    ]),
  )
  const along = [-1.62, 0.78, 3.18].map((x) =>
    outline(eye, [
      [x, 1.3],
      [x + 0.13, 1.3],
      [x + 0.13, 5],
      [x, 5],
    ]),
  )
  const bends = Array.from(
    { length: 15 },
    (_, i): Point => [-2.6 + i * 0.62 + 0.9 * Math.sin(i * 1.05), 5.2 + i * 0.9],
  )
  const bank = (wide: number, back = false) => {
    const points = bends.map(([x, y]): Point => at(x + wide, y))
    return curve(back ? points.toReversed() : points)
  }
  const lot: Point[] = [
    [0.09, 1.95],
    [0.55, 1.95],
    [0.55, 2.26],
    [0.09, 2.26],
  ]
  const far = [4.75, 5.3].flatMap((y) =>
    Array.from({ length: 17 }, (_, i) => at(-3.6 + i * 0.46 + (i % 3) * 0.06, y)),
  )
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { seed: 18, light: [2620, 600], level: LINE },
      ...mountains(BESIDE, { seed: 12, rise: 88, base: LINE, light: 2620, count: 2 }),
    ),
    {
      transform: 'translate(-900 0)',
      nodes: [
        {
          name: 'home-a',
          nodes: home(mix(ink.nearRange, ink.navy, 0.35), mix(ink.wheat, ink.midRange, 0.45)),
        },
        { name: 'home-gold', nodes: home(mix(ink.amber, ink.gold, 0.5), ink.wheat) },
        { name: 'home-b', nodes: home(mix(ink.belly, ink.soil, 0.4), mix(ink.wheat, ink.oak, 0.35)) },
      ],
    },
    {
      clip: under(BESIDE, 18),
      nodes: [
        {
          d: rect(1600, LINE, 2400, 460),
          fill: down(
            LINE,
            HEIGHT,
            [0, mix(grass, ink.gold, 0.42)],
            [0.3, grass],
            [1, mix(grass, ink.night, 0.55)],
          ),
        },
        { d: `${bank(0)}L${bank(0.5, true).slice(1)}z`, fill: mix(ink.gold, ink.pale, 0.55) },
        { d: [...across, ...along].join(''), fill: mix(ink.belly, ink.navy, 0.25) },
        { d: dashes(far, 34), stroke: mix(ink.nearRange, ink.navy, 0.35), width: 15 },
        {
          d: dashes(
            far.map(([x, y]): Point => [x + 4, y - 9]),
            26,
          ),
          stroke: mix(ink.wheat, ink.midRange, 0.4),
          width: 4,
        },
        { d: outline(eye, lot), fill: mix(grass, ink.gold, 0.45), stroke: ink.lamp, width: 6 },
        ...ROWS.toReversed().flatMap(row),
        {
          d: rect(1600, LINE, 2400, 460),
          fill: glow([2620, LINE], 1000, 0.24, [0, ink.gold, 0.42], [1, ink.gold, 0]),
        },
      ],
    },
    shadow(812),
  ])
}

/** One side of a street; the houses turn their lit roofs to the light. */
function row(away: number): Node[] {
  const homes: Node[] = []
  for (let x = -2.56; x < 4; x += 0.48) {
    const [px, py] = seen(eye, x, away)
    const crossing = [-1.55, 0.84, 3.25].some((street) => Math.abs(x - street) < 0.25)
    if (crossing || px < 1740 || px > 3800) continue
    const scale = Math.round((660 / away) * 0.29) / 100
    homes.push({
      use:
        away === 2.1 && Math.abs(x - 0.32) < 0.1
          ? 'home-gold'
          : Math.round(x * 25 + away * 10) % 3
            ? 'home-a'
            : 'home-b',
      transform: `translate(${Math.round(px)} ${Math.round(py)}) scale(${scale})`,
    })
  }
  return homes
}

/** A hipped roof from above and behind the light, with a tree; 100 px wide. */
function home(roof: string, lit: string): Shape[] {
  const flat = (...points: Point[]) => polygon(points)
  return [
    { d: ellipse(-66, -14, 19, 22), fill: ink.spruce },
    { d: rect(-46, -26, 92, 26), fill: mix(ink.pale, ink.belly, 0.55) },
    { d: 'M-32-20h18v13h-18zM12-20h22v13h-22z', fill: ink.lamp },
    { d: flat([-52, -24], [52, -24], [24, -60], [-24, -60]), fill: roof },
    { d: flat([52, -24], [24, -60], [44, -66]), fill: lit },
    { d: flat([-24, -60], [24, -60], [44, -66], [-40, -66]), fill: mix(lit, ink.wheat, 0.5) },
  ]
}

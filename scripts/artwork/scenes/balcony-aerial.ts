/** The view at the height of a tower's fourteenth floor, at dawn: roofs and the river below, downtown and the mountains. */
import { random } from '../noise.ts'
import { type Home, row } from '../pages/aerial-homes.ts'
import { grove } from '../pages/aerial-trees.ts'
import { ink, mix } from '../palette.ts'
import { outline, seen } from '../plane.ts'
import { curve, dashes, down, glow, type Point, rect } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { isBuilt, lowBuildings, tower } from './balcony-aerial/buildings.ts'
import { eye, LINE } from './balcony-aerial/view.ts'
import { height, width } from './frame.ts'
import { ranges } from './land.ts'
import { openSky } from './sky.ts'

const SUN = 470

/** Streets away from the eye. */
const ACROSS = [-2.1, -0.62, 0.72, 2.3] as const

const street = (points: readonly Point[]) => outline(eye, points)
const BANK: readonly Point[] = [
  [-8.44, 10.88],
  [-4.45, 9.99],
  [-2.37, 11.13],
  [-0.41, 13.52],
  [1.81, 13.41],
  [3.95, 15.5],
  [8.97, 15.02],
  [12, 11.6],
  [20, 9],
]

/** Trees along what is beyond it. */
const WOODS: readonly Point[] = [
  [-5.15, 15.28],
  [-2.41, 17.11],
  [1.7, 18.44],
  [3.63, 20.19],
  [6.32, 17.92],
  [-6.91, 19.53],
  [0.31, 22.09],
  [5.44, 23.52],
]

export function balconyAerial(): string {
  const ground = rect(0, LINE, width, height - LINE)
  const sky = rect(0, 0, width, LINE + 10)
  const grass = mix(ink.hill, ink.nearRange, 0.35)
  const draw = random(17)
  const city = skyline({
    x: 330,
    ground: LINE + 14,
    scale: 0.5,
    haze: mix(ink.blue, ink.midRange, 0.5),
    rim: ink.wheat,
    lit: 0.1,
  })
  const homes: Home[] = []
  const crowns: Point[] = []
  for (let u = -4.4; u < 4.4; u += 0.5) if (!isBuilt(u, 8)) crowns.push(seen(eye, u, 7.2 + 1.6 * draw()))
  for (const v of [5.2, 4.1, 3.8, 2.9])
    for (let u = -3.6; u < 5; u += 0.46) {
      const [x, y] = seen(eye, u, v)
      if (x < -80 || x > width + 60 || y > height + 150 || isBuilt(u, v)) continue
      if (ACROSS.some((street) => Math.abs(u - street - 0.07) < 0.22)) continue
      const roof = (['gable', 'eaves', 'hip'] as const)[Math.floor(3 * draw())] ?? 'hip'
      homes.push({
        at: [u, v],
        long: 0.22 + 0.05 * draw(),
        deep: 0.2 + 0.04 * draw(),
        roof,
        warm: draw() < 0.4,
      })
      if (draw() < 0.85) crowns.push(seen(eye, u - 0.2, v + 0.02))
    }
  const between = <T extends Point>(points: readonly T[], from: number, to: number) =>
    points.filter(([, y]) => y >= from && y < to).sort(([, a], [, b]) => a - b)
  return svg(width, height, [
    { d: sky, fill: openSky(LINE) },
    {
      d: sky,
      fill: glow([SUN, LINE], 820, 0.4, [0, ink.paper, 0.9], [0.3, ink.gold, 0.6], [1, ink.gold, 0]),
      daily: true,
    },
    ...ranges({
      width,
      base: LINE,
      rise: 82,
      light: SUN,
      floor: LINE + 10,
      seed: 64,
      count: 1,
      spacing: 150,
    }),
    {
      d: ground,
      fill: down(
        LINE,
        height,
        [0, mix(grass, ink.wheat, 0.5)],
        [0.14, mix(grass, ink.gold, 0.22)],
        [0.5, grass],
        [1, mix(grass, ink.night, 0.6)],
      ),
    },
    {
      d: dashes(
        WOODS.map(([x, y]) => seen(eye, x, y)),
        150,
      ),
      stroke: mix(grass, ink.night, 0.25),
      width: 8,
      round: true,
    },
    {
      d: curve(BANK.map(([x, y]) => seen(eye, x, y))),
      stroke: mix(ink.glacier, ink.wheat, 0.45),
      width: 17,
      round: true,
    },
    // At this distance no edge is lit.
    ...city.shapes.filter(({ stroke }) => !stroke),
    { d: `M290 ${LINE + 18}q80-16 170-8t160-4 150 0 110 12z`, fill: mix(grass, ink.wheat, 0.3) },
    {
      d: [3.35, 4.55, 5.75, 7, 8.4, 9.6]
        .map((v) =>
          street([
            [-6, v - 0.07],
            [8, v - 0.07],
            [8, v + 0.07],
            [-6, v + 0.07],
          ]),
        )
        .concat(
          ACROSS.map((u) =>
            street([
              [u, 2],
              [u + 0.14, 2],
              [u + 0.14, 11],
              [u, 11],
            ]),
          ),
        )
        .join(''),
      fill: mix(ink.belly, ink.wheat, 0.12),
    },
    {
      d: ground,
      fill: glow([SUN, LINE], 1000, 0.4, [0, ink.wheat, 0.6], [0.45, ink.gold, 0.22], [1, ink.gold, 0]),
      daily: true,
    },
    ...grove(between(crowns, LINE, 560), 24),
    ...lowBuildings(),
    ...[4.5, 3.4, 0].flatMap((from, i, edges) => {
      const near = homes.filter(({ at: [, v] }) => v >= from && v < (edges[i - 1] ?? 9))
      const [top, foot] = [seen(eye, 0, edges[i - 1] ?? 6.6)[1], seen(eye, 0, from)[1]]
      return [...grove(between(crowns, top, foot), 34 + 14 * i), ...row(eye, near)]
    }),
    ...tower(),
  ])
}

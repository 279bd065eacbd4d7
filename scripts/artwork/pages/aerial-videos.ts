import { hills } from '../hills.ts'
import { random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { outline, seen } from '../plane.ts'
import { curve, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { farRoofs, type Home, row, trees } from './aerial-homes.ts'
import {
  eye,
  fields,
  HEIGHT,
  LINE,
  plain,
  RIVER,
  range,
  river,
  SUN,
  WIDTH,
  wet,
  wood,
} from './aerial-land.ts'

/** Beyond this height in the picture, a house is a roof. */
const FAR = 430

/** A block has two rows of lots with a lane between them; the next one is across the street. */
const [LOT, DEPTH, STREET, LANE] = [0.45, 0.62, 0.15, 0.08]
const PERIOD = 2 * DEPTH + STREET + LANE
const STREETS = Array.from({ length: 5 }, (_, i) => 1.15 + i * PERIOD)
const CROSS = [-2.5, 0.35, 3.1]

/** The row of the lot in gold, and how far to the right it is, in px. */
const MARKED = { row: 2, x: 1240 }

/** The trees of a green at the near edge, where a house would be cut off. */
const GREEN: readonly Point[] = [
  [1500, 652],
  [1566, 628],
  [1624, 656],
  [1852, 612],
  [1916, 632],
  [1884, 672],
]

/** The end of a day, as the drone sees it: a community by the river, fields up to the mountains, one lot in gold. */
export function aerialVideos(): string {
  const ground = rect(0, LINE, WIDTH, HEIGHT - LINE)
  const sky = rect(0, 0, WIDTH, LINE + 10)
  const grass = oklch(45, 0.06, 158)
  const sides = STREETS.flatMap((v, i) => [
    { v: v - STREET / 2 - DEPTH / 2 + 0.04, seed: 2 * i },
    { v: v + STREET / 2 + DEPTH / 2 - 0.04, seed: 2 * i + 1 },
  ]).toReversed()
  const isNear = ({ at }: Home) => seen(eye, ...at)[1] > FAR
  const rows = sides
    .map(({ v, seed }) => ({ seed, all: homes(v, seed) }))
    .map(({ seed, all }) => ({
      seed,
      near: all.filter(isNear),
      far: all.filter((home) => !isNear(home)).map(({ at }) => seen(eye, ...at)),
    }))
  const far = rows.flatMap((row) => row.far)
  return svg(WIDTH, HEIGHT, [
    {
      d: sky,
      fill: down(30, LINE, [0, ink.glacier, 0], [0.55, ink.glacier, 0.4], [1, ink.blush, 0.9]),
    },
    {
      d: sky,
      fill: glow(
        [SUN, LINE],
        850,
        0.24,
        [0, ink.gold],
        [0.3, mix(ink.gold, ink.wheat, 0.5), 0.9],
        [1, ink.wheat, 0],
      ),
      daily: true,
    },
    { d: ellipse(SUN, LINE - 38, 29), fill: mix(ink.wheat, ink.paper, 0.7), daily: true },
    { d: ellipse(SUN + 330, LINE - 120, 24), fill: ink.lamp, nightly: true },
    ...range(),
    {
      d: ground,
      fill: down(
        LINE + 5,
        HEIGHT,
        [0, mix(grass, ink.wheat, 0.55)],
        [0.12, mix(grass, ink.gold, 0.2)],
        [0.4, grass],
        [1, mix(grass, ink.night, 0.6)],
      ),
    },
    ...fields(grass),
    {
      d: ground,
      fill: glow([SUN, LINE], 850, 0.2, [0, ink.wheat, 0.9], [0.4, ink.gold, 0.4], [1, ink.gold, 0]),
      daily: true,
    },
    {
      d: `${curve(hills({ seed: 8, width: WIDTH, base: LINE + 9, rise: 23, swell: 320 }))}V${LINE + 8}H0z`,
      fill: mix(mix(ink.nearRange, ink.midRange, 0.4), ink.gold, 0.15),
    },
    {
      d: [...STREETS.map(street), ...CROSS.map(cross)].join(''),
      fill: mix(mix(ink.belly, ink.wheat, 0.4), grass, 0.25),
    },
    {
      d: river(),
      fill: glow(
        [SUN, LINE],
        1450,
        0.36,
        [0, ink.paper],
        [0.3, ink.wheat],
        [0.62, ink.glacier],
        [1, mix(ink.blue, ink.glacier, 0.3)],
      ),
    },
    {
      d: curve(RIVER.slice(0, 7).map(([x, y]) => seen(plain, x - 0.46, y))),
      stroke: mix(ink.wheat, grass, 0.35),
      width: 3,
    },
    ...trees(wood(), 22),
    ...farRoofs(far, 26),
    ...rows.flatMap(({ seed, near }) => {
      const size = (seen(eye, ...(near[0]?.at ?? [0, 5]))[1] - eye.horizon) * 0.16
      return [
        ...(seed === MARKED.row ? lot(near) : []),
        ...trees(garden(near), Math.round(size)),
        ...row(eye, near),
      ]
    }),
    ...trees(GREEN, 56),
  ])
}

/** The lawn of the house that is for sale, in gold. */
function lot(homes: readonly Home[]): Shape[] {
  const [u, v] = homes.map(({ at }) => at).findLast((at) => seen(eye, ...at)[0] < MARKED.x) ?? [0, 0]
  const [w, d] = [LOT / 2, DEPTH / 2]
  const lawn = outline(eye, [
    [u - w, v - d],
    [u + w, v - d],
    [u + w, v + d],
    [u - w, v + d],
  ])
  return [
    { d: lawn, fill: ink.gold, opacity: 0.5 },
    { d: lawn, stroke: ink.wheat, width: 4 },
  ]
}

/** A street, from the river on. */
function street(v: number): string {
  let from = -9
  while (wet(from + 0.5, v)) from += 0.1
  return outline(eye, [
    [from, v - STREET / 2],
    [9, v - STREET / 2],
    [9, v + STREET / 2],
    [from, v + STREET / 2],
  ])
}

/** A street across the others, from the nearest ground that the eye sees. */
function cross(u: number): string {
  const from = Math.max(-0.6, 0.5 + 0.6 * u)
  return outline(eye, [
    [u, from],
    [u + STREET, from],
    [u + STREET, 7],
    [u, 7],
  ])
}

/** The houses of one side of a street, from the far end to the near one. */
function homes(v: number, seed: number): Home[] {
  const draw = random(40 + seed)
  const all: Home[] = []
  for (let u = -8; u < 8; u += LOT) {
    const [x, y] = seen(eye, u, v)
    const home: Home = {
      at: [u, v],
      long: 0.23 + 0.06 * draw(),
      deep: 0.23 + 0.08 * draw(),
      roof: (['gable', 'eaves', 'hip', 'gable'] as const)[Math.floor(4 * draw())] ?? 'hip',
      warm: draw() < 0.4,
    }
    if (x < -60 || x + 0.24 * (y - LINE) > WIDTH || y + 0.13 * (y - LINE) > HEIGHT || y < 316) continue
    if (CROSS.some((c) => Math.abs(u - c - STREET / 2) < 0.3) || wet(u, v)) continue
    all.push(home)
  }
  return all
}

/** Trees in the gardens, one between every two houses. */
const garden = (homes: readonly Home[]): Point[] =>
  homes.map(({ at: [u, v] }, i) => seen(eye, u - 0.2, v + (i % 3 ? 0.3 : 0.1)))

import { hills } from '../hills.ts'
import { ink, mix, oklch } from '../palette.ts'
import { outline, seen } from '../plane.ts'
import { moonShapes } from '../scenes/moon.ts'
import { curve, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { type Home, polygons, row } from './aerial-homes.ts'
import {
  eye,
  fields,
  HEIGHT,
  LINE,
  plain,
  RIVER,
  range,
  river,
  wood as riverside,
  SUN,
  WIDTH,
} from './aerial-land.ts'
import { DEPTH, drives, FAR, isFar, LOT, sides, streets } from './aerial-streets.ts'
import { grove, treeKinds, trees } from './aerial-trees.ts'

/** The river's wood up to here is one size, and beyond it another. */
const BEND = 360

const MOON: Point = [SUN + 330, LINE - 62]

/** The row of the lot in gold, and how far to the right it is, in px. */
const MARKED = { row: 2, x: 1100 }

/** The trees of a green at the near edge, where a house would be cut off. */
const GREEN: readonly Point[] = [
  [1500, 652],
  [1566, 628],
  [1852, 612],
  [1916, 632],
]

/** The end of a day, as the drone sees it: a community by the river, fields up to the mountains, one lot in gold. */
export function aerialVideos(): string {
  const ground = rect(0, LINE, WIDTH, HEIGHT - LINE)
  const sky = rect(0, 0, WIDTH, LINE + 10)
  const grass = oklch(45, 0.06, 158)
  const paved = mix(mix(ink.belly, ink.wheat, 0.4), grass, 0.25)
  const rows = sides()
  const near = rows.flatMap((row) => row.near)
  const far = rows.flatMap((row) => row.far)
  // The near ones are in front.
  const wood = riverside().toSorted(([, one], [, other]) => one - other)
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
    ...moonShapes({ at: MOON, radius: 44, warmth: 0.4 }),
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
      d: streets(),
      fill: paved,
    },
    // The lots, and the drives from the near houses to the streets.
    { d: polygons(rows.map(({ lots }) => lots)), fill: mix(grass, ink.gold, 0.3), opacity: 0.5 },
    { d: drives(near), stroke: paved, width: 10 },
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
    ...treeKinds(),
    ...grove(
      wood.filter(([, y]) => y < BEND),
      17,
    ),
    ...grove(
      wood.filter((foot) => foot[1] >= BEND && isFar(foot)),
      34,
    ),
    // Those behind the houses: in front of them, they would hide what is small.
    ...grove(
      rows.flatMap(({ side, verge }) => (side < 0 ? verge.filter(isFar) : [])),
      11,
    ),
    ...row(eye, far, 'none'),
    // The air between, which is bright towards the sun.
    {
      d: rect(0, LINE, WIDTH, FAR - LINE),
      fill: down(LINE, FAR, [0, ink.wheat, 0.4], [1, ink.wheat, 0]),
    },
    ...trees(
      wood.filter((foot) => !isFar(foot)),
      tall,
      4,
    ),
    ...rows.flatMap(({ seed, side, near, verge }) => {
      const along = trees(
        verge.filter((foot) => !isFar(foot)),
        tall,
        seed,
      )
      const homes = [...(seed === MARKED.row ? lot(near) : []), ...row(eye, near, 'close')]
      return side < 0 ? [...along, ...homes] : [...homes, ...along]
    }),
    ...trees(GREEN, tall, 9),
  ])
}

/** How tall a tree is with its foot there. */
const tall = ([, y]: Point) => (y - eye.horizon) * 0.2

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

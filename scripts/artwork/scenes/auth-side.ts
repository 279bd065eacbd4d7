import { type Hills, hills } from '../hills.ts'
import { mountains } from '../pages/stage.ts'
import { arch, under, type Vault } from '../pages/vault.ts'
import { ink, mix, oklch } from '../palette.ts'
import { curve, dashes, down, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { planted, type Stand } from '../trees.ts'
import { type Fir, firs } from './fir.ts'
import { coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'
import { hillside } from './land.ts'

const [WIDTH, HEIGHT] = [1000, 2200]
/** The house’s door and where it stands. */
const [DOOR, SILL] = [500, 1186]
const HOME = { ...coats.evening, wall: mix(ink.hill, ink.nearRange, 0.4) }
const FOOT = oklch(20, 0.036, 215)
const VAULT: Vault = { width: WIDTH, height: HEIGHT, horizon: 1020, apex: [500, 752], span: [640, 640] }

/** The middle of the path and its width at each height, from the door to the foot. */
const PATH: readonly (readonly [x: number, y: number, wide: number])[] = [
  [500, 1188, 11],
  [492, 1232, 13],
  [548, 1300, 19],
  [470, 1398, 30],
  [424, 1500, 46],
  [540, 1640, 72],
  [606, 1800, 108],
  [520, 2000, 160],
  [420, 2200, 230],
]
/** The lanterns beside it: their feet, and how high they are. */
const LANTERNS: readonly (readonly [x: number, y: number, high: number])[] = [
  [556, 1398, 40],
  [358, 1506, 54],
  [636, 1650, 76],
  [470, 1884, 116],
]

/** Hills with trees: behind the house, before it, and down the path. */
const HILL = { width: WIDTH }
const BEHIND: Wooded = [
  { ...HILL, seed: 19, base: 1124, rise: 62, swell: 520 },
  { from: 40, to: 330, count: 14, height: [16, 48] },
]
const BEFORE: Wooded = [
  { ...HILL, seed: 26, base: 1226, rise: 44, swell: 640 },
  { from: 0, to: 250, count: 8, height: [50, 140] },
]
const NEARER: readonly Wooded[] = [
  [
    { ...HILL, seed: 31, base: 1440, rise: 60, swell: 560 },
    { from: 770, to: 990, count: 4, height: [85, 170] },
  ],
  [
    { ...HILL, seed: 44, base: 1660, rise: 80, swell: 560 },
    { from: 20, to: 240, count: 4, height: [125, 250] },
  ],
  [
    { ...HILL, seed: 37, base: 1900, rise: 90, swell: 560 },
    { from: 800, to: 990, count: 4, height: [170, 340] },
  ],
]
type Wooded = readonly [hill: Hills, trees: Omit<Stand, 'seed'>]
/** Beside the house. */
const BESIDE = [330, 366, 398, 652, 684, 728, 764].map((x, i): Fir => [x, SILL + 4, 104 + ((i * 2) % 5) * 22])

/** The trees of each layer, all drawn from the first, with the light of the house on them. */
function woods(): readonly Node[][] {
  const layers = [BEHIND, BEFORE, ...NEARER].map(([hill, trees]) =>
    planted(hills(hill), { ...trees, seed: hill.seed + 5 }),
  )
  const all = [BESIDE, ...layers].map((layer) =>
    layer.map(([x, y, tall]): Fir => [Math.round(x), Math.round(y), tall, x > DOOR ? -1 : 1]),
  )
  const nodes = firs(all.flat(), ink.night, mix(ink.night, ink.nearRange, 0.78))
  return all.map((layer) => nodes.splice(0, layer.length))
}

/**
 * Portrait: one lit house under the arch, in the middle, where narrow windows keep it. The words stand on the open
 * sky above, in the page's own dark. Below, a lantern path goes on as far down as a tall panel reaches; the foot has
 * the colour of the page's `--scrim`, which continues it.
 */
export function authSide(): string {
  const [beside = [], behind = [], before = [], ...nearer] = woods()
  const ground = (hill: Hills, top: string, foot: string) => hillside({ ...hill, floor: HEIGHT, top, foot })
  const far: Hills = { ...HILL, seed: 12, base: 1062, rise: 50, swell: 420 }
  return svg(WIDTH, HEIGHT, [
    ...arch(
      VAULT,
      { seed: 47, light: [500, 470], moon: { at: [724, 888], radius: 40 } },
      ...mountains(VAULT, { light: 500, seed: 21, rise: 104 }),
    ),
    {
      clip: under(VAULT, 47),
      nodes: ground(far, mix(ink.nearRange, ink.midRange, 0.2), ink.hill),
    },
    ...behind,
    ...ground(BEHIND[0], mix(ink.hill, ink.nearRange, 0.3), ink.spruce),
    {
      d: rect(170, 1000, 660, 300),
      fill: glow([DOOR, 1150], 330, 0.42, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    placed(
      [
        ...cottageSide(188, 112, HOME, [330, -60], mix(HOME.wall, ink.gold, 0.32)),
        ...cottage(188, 112, HOME),
      ],
      DOOR,
      SILL,
      1,
    ),
    ...beside,
    ...before,
    ...ground(BEFORE[0], mix(ink.spruce, ink.hill, 0.3), FOOT),
    ...NEARER.flatMap(([hill], index) => [
      ...(nearer[index] ?? []),
      ...ground(hill, mix(FOOT, ink.hill, 0.85), FOOT),
    ]),
    {
      d: path(),
      fill: down(
        1190,
        2200,
        [0, mix(ink.wheat, ink.hill, 0.2), 0.85],
        [0.3, mix(ink.wheat, ink.hill, 0.5), 0.6],
        [1, mix(ink.wheat, ink.hill, 0.7), 0.1],
      ),
    },
    ...LANTERNS.flatMap(lantern),
  ])
}

/** The outline of the path. */
function path(): string {
  const edge = (side: number) => PATH.map(([x, y, wide]): Point => [x + (side * wide) / 2, y])
  return `${curve(edge(-1))}L${curve(edge(1).toReversed()).slice(1)}z`
}

/** A post with a light on it, and what it lights of the ground. */
function lantern([x, y, high]: readonly [number, number, number]): Shape[] {
  const wide = high * 2.6
  return [
    {
      d: rect(x - wide, y - wide / 2, 2 * wide, wide),
      fill: glow([x, y], wide, 0.3, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    { d: `M${x} ${y}v${-high}`, stroke: ink.night, width: high * 0.09 },
    { d: dashes([[x, y - high]], 0), stroke: ink.lamp, width: high * 0.3, round: true },
  ]
}

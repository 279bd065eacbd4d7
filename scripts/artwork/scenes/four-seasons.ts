import { random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { type Coat, coats } from './houses/coats.ts'
import { twoStorey } from './houses/two-storey.ts'

const GROUND = 770
/** Where each season begins, and the last one ends. */
const EDGES = [0, 590, 800, 1050, width] as const

interface Season {
  /** From the top down. */
  sky: readonly [string, string]
  grass: string
  coat: Coat
  /** A tree behind the house, and what lies on the ground or falls. */
  tree?: readonly Node[]
  signs: Shape[]
}

/** Small things, strewn over a strip. */
function strewn(seed: number, index: number, count: number, top: number, bottom: number): Point[] {
  const draw = random(seed)
  const [from = 0, to = width] = EDGES.slice(index)
  return Array.from(
    { length: count },
    (): Point => [from + (to - from) * draw(), top + (bottom - top) * draw()],
  )
}
const spots = (points: readonly Point[], across: number, up: number, lift = 0) =>
  points.map(([x, y]) => ellipse(Math.round(x), Math.round(y - lift), across, up)).join('')

const wall = mix(ink.blue, ink.glacier, 0.35)
const bright: Coat = {
  ...coats.evening,
  wall: mix(wall, ink.pale, 0.2),
  shade: mix(wall, ink.navy, 0.5),
  glass: mix(ink.glacier, ink.paper, 0.3),
}
const leaf = oklch(64, 0.125, 62)
const tulips = strewn(3, 1, 22, 816, 890)

const seasons: readonly Season[] = [
  {
    sky: [mix(ink.blue, ink.navy, 0.3), mix(ink.glacier, ink.blue, 0.25)],
    grass: mix(ink.pale, ink.paper, 0.5),
    coat: { ...coats.winter, wall: mix(wall, ink.navy, 0.15) },
    tree: elm(210, GROUND, 560, mix(ink.pale, ink.paper, 0.4), ink.cloud, ink.paper),
    signs: [{ d: dashes(strewn(8, 0, 60, 20, 760), 0), stroke: ink.paper, width: 8, round: true }],
  },
  {
    sky: [ink.glacier, mix(ink.pale, oklch(88, 0.04, 20), 0.6)],
    grass: oklch(60, 0.09, 135),
    coat: bright,
    signs: [
      {
        d: tulips.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}v-26`).join(''),
        stroke: oklch(44, 0.1, 140),
        width: 5,
      },
      { d: spots(tulips, 9, 12, 32), fill: oklch(66, 0.13, 25) },
    ],
  },
  {
    sky: [mix(ink.glacier, ink.blue, 0.4), ink.pale],
    grass: oklch(50, 0.085, 140),
    coat: bright,
    signs: [{ d: 'M790 806h270M790 846h270M790 886h270', stroke: oklch(45, 0.085, 140), width: 18 }],
  },
  {
    sky: [mix(ink.blue, ink.belly, 0.5), mix(ink.gold, ink.wheat, 0.35)],
    grass: mix(oklch(52, 0.08, 95), ink.oak, 0.3),
    coat: coats.evening,
    tree: elm(1440, GROUND, 600, leaf, ink.night, ink.wheat),
    signs: [{ d: spots(strewn(5, 3, 34, 786, 890), 13, 6), fill: leaf }],
  },
]

/** One house in four strips, from winter to autumn. */
export function fourSeasons(): string {
  const strips = seasons.map(({ sky, grass, coat, tree = [], signs }, index): Node => {
    const [from = 0, to = width] = EDGES.slice(index)
    return {
      clip: rect(from, 0, to - from, height),
      nodes: [
        { d: rect(from, 0, to - from, GROUND), fill: down(0, GROUND, [0, sky[0]], [1, sky[1]]) },
        ...tree,
        {
          d: rect(from, GROUND, to - from, height - GROUND),
          fill: down(GROUND, height, [0, grass], [1, mix(grass, ink.night, 0.35)]),
        },
        placed(twoStorey(coat), 740, GROUND, 1.62),
        ...signs,
      ],
    }
  })
  return svg(width, height, [
    ...strips,
    {
      clip: rect(800, 0, 250, height),
      nodes: [
        {
          d: ellipse(960, 110, 170),
          fill: glow([960, 110], 170, 1, [0, ink.paper, 1], [0.35, ink.wheat, 0.9], [1, ink.wheat, 0]),
        },
      ],
    },
    { d: [590, 800, 1050].map((x) => rect(x - 5, 0, 10, height)).join(''), fill: ink.paper },
  ])
}

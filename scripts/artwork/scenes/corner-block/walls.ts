/** The two walls of the corner block: balconies with plants, windows, and the shadows that they throw. */
import { ink, mix } from '../../palette.ts'
import { type Point, polygon, polyline } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { crown } from '../leafage.ts'
import { type Pane, type Plane, panes } from '../perspective.ts'
import {
  ACROSS,
  ALONG,
  cool,
  deepShade,
  FLOORS,
  frame,
  glass,
  LEFT,
  leaf,
  RIGHT,
  shady,
  sunny,
  TOP,
  white,
} from './view.ts'

const OUT = 1.25
const WIDE = 3
/** Where balconies begin on each wall, and the windows between them. */
const SUNNY = { balconies: [18.5, 25.2, 31.9], windows: [22.4, 29.1, 35.5] }
const SHADY = { balconies: [22, 29.4], windows: [26.2, 27.6] }

const each = (starts: readonly number[], draw: (start: number, floor: number) => string): string =>
  FLOORS.flatMap((floor) => starts.map((start) => draw(start, floor))).join('')

interface Face {
  plane: (out?: number) => Plane
  balconies: readonly number[]
  windows: readonly number[]
  shadow: string
  slab: string
  /** Which end of a balcony shows: its start. */
  lean: number
}

/** What is lit, once the sun has set. */
const isHome = (start: number, floor: number) => Math.round(start * 7 + floor * 5) % 7 < 3

function face({ plane, balconies, windows, shadow, slab, lean }: Face): Node[] {
  const wall = plane()
  const front = plane(OUT)
  const doors: Pane[] = FLOORS.flatMap((floor) =>
    balconies.map((x): Pane => [x + 0.3, floor + 0.15, 2.4, 2.3]),
  )
  const sashes: Pane[] = FLOORS.flatMap((floor) => windows.map((x): Pane => [x, floor + 0.75, 1, 1.7]))
  const all = [...doors, ...sashes]
  return [
    // The glass.
    { d: panes(wall, ...all.filter(([x, up]) => !isHome(x, up))), fill: glass },
    { d: panes(wall, ...all.filter(([x, up]) => isHome(x, up))), fill: mix(glass, ink.navy, 0.2), lit: true },
    {
      d:
        panes(wall, ...all) +
        doors.map(([x, up]) => polyline([wall(x + 1.2, up), wall(x + 1.2, up + 2.3)])).join(''),
      stroke: frame,
      width: 3,
    },
    // What the slabs throw on the wall.
    {
      d: each(balconies, (x, up) =>
        polygon([
          wall(x, up),
          wall(x + WIDE, up),
          wall(x + WIDE + lean * 0.8, up - 1.5),
          wall(x + lean * 0.8, up - 1.5),
        ]),
      ),
      fill: shadow,
      opacity: 0.5,
    },
    // The underside, the rail of glass, and the slab's edge.
    {
      d: each(balconies, (x, up) =>
        polygon([wall(x, up), wall(x + WIDE, up), front(x + WIDE, up), front(x, up)]),
      ),
      fill: shadow,
    },
    {
      d: each(balconies, (x, up) =>
        polygon([
          wall(x, up + 1.1),
          front(x, up + 1.1),
          front(x + WIDE, up + 1.1),
          front(x + WIDE, up),
          front(x, up),
          wall(x, up),
        ]),
      ),
      fill: mix(ink.pale, ink.paper, 0.4),
      opacity: 0.5,
    },
    {
      d: each(balconies, (x, up) =>
        polygon([front(x, up), front(x + WIDE, up), front(x + WIDE, up + 0.2), front(x, up + 0.2)]),
      ),
      fill: slab,
    },
    {
      d: each(balconies, (x, up) =>
        polygon([front(x, up), wall(x, up), wall(x, up + 0.2), front(x, up + 0.2)]),
      ),
      fill: deepShade,
    },
    {
      d: each(balconies, (x, up) =>
        polyline([wall(x, up + 1.1), front(x, up + 1.1), front(x + WIDE, up + 1.1)]),
      ),
      stroke: frame,
      width: 3,
    },
  ]
}

const POT: readonly Mass[] = [
  [0, -12, 16, 12],
  [17, -6, 12, 10],
  [-15, -4, 13, 9],
  [4, 4, 12, 12],
]

/** A box of plants that hangs over a rail; drawn once. */
function plants(): Node[] {
  const spots: (readonly [Point, number])[] = FLOORS.flatMap((floor, row) => [
    ...SUNNY.balconies.map(
      (x, i) => [sunny(OUT)(x + 0.8 + ((i + row) % 3) * 0.6, floor + 0.95), 26 / (10 + x)] as const,
    ),
    ...SHADY.balconies.map(
      (x, i) => [shady(OUT)(x + 0.9 + ((i + row) % 2) * 0.9, floor + 0.95), 26 / (8 + x)] as const,
    ),
  ])
  return spots.map(([[x, y], size], i) => {
    const transform = `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(size * 66 + (i % 3) * 12) / 100})`
    if (i) return { use: 'box', transform }
    return {
      transform,
      nodes: [{ name: 'box', nodes: crown(POT, leaf, { seed: 3, side: -1, leaf: 0.55, count: 14 }) }],
    }
  })
}

export function walls(): Node[] {
  const lit = sunny()
  const dim = shady()
  const high = TOP - 0.55
  return [
    {
      d: panes(lit, [ALONG, 0, LEFT - ALONG, TOP]),
      fill: {
        kind: 'linear',
        from: lit(LEFT, 8) as Point,
        to: lit(ALONG, 8) as Point,
        stops: [
          [0, mix(white, ink.lilac, 0.3)],
          [0.5, white],
          [1, ink.paper],
        ],
      },
    },
    {
      d: panes(dim, [ACROSS, 0, RIGHT - ACROSS, TOP]),
      fill: {
        kind: 'linear',
        from: dim(ACROSS, 8) as Point,
        to: dim(RIGHT, 8) as Point,
        stops: [
          [0, mix(cool, ink.midRange, 0.25)],
          [1, mix(cool, ink.pale, 0.3)],
        ],
      },
    },
    // Bays of cedar behind the balconies, in the sun and in the shade.
    {
      d: SUNNY.balconies.map((x) => panes(lit, [x - 0.1, 3.8, WIDE + 0.2, 9.2])).join(''),
      fill: mix(ink.oak, ink.wheat, 0.45),
    },
    {
      d: SHADY.balconies.map((x) => panes(dim, [x - 0.1, 3.8, WIDE + 0.2, 9.2])).join(''),
      fill: mix(ink.oak, ink.midRange, 0.5),
    },
    ...face({ plane: sunny, ...SUNNY, shadow: deepShade, slab: ink.paper, lean: -1 }),
    ...face({
      plane: shady,
      ...SHADY,
      shadow: mix(deepShade, ink.navy, 0.3),
      slab: mix(cool, ink.paper, 0.3),
      lean: 0.2,
    }),
    ...plants(),
    // The parapet, with the sun along its edge.
    { d: panes(lit, [ALONG, high, LEFT - ALONG, 0.55]), fill: mix(white, ink.lilac, 0.5) },
    { d: panes(dim, [ACROSS, high, RIGHT - ACROSS, 0.55]), fill: deepShade },
    { d: polyline([sunny(0.2)(LEFT, TOP), sunny(0.2)(ALONG - 0.2, TOP)]), stroke: ink.paper, width: 6 },
    { d: polyline([lit(ALONG, 3.8), lit(ALONG, high)]), stroke: ink.paper, width: 4 },
  ]
}

/** The meadow, the gravel drive that comes up to the gable, and the long shadows of the evening. */
import { ink, mix } from '../../palette.ts'
import { curve, down, type Point, polygon, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { at, bright, cast, LINE, meadow, sun } from './view.ts'

/** The drive's edges, from the house to the viewer. */
const EDGES: readonly (readonly [Point, Point])[] = [
  [
    [23.4, 12.6],
    [23.4, 19.4],
  ],
  [
    [21.4, 12.2],
    [20.8, 17],
  ],
  [
    [18.6, 10.2],
    [17.6, 14],
  ],
  [
    [15, 6.4],
    [13.8, 9.8],
  ],
  [
    [10.5, 2.6],
    [9.6, 5.7],
  ],
  [
    [6.4, -0.4],
    [5.6, 2.4],
  ],
  [
    [4.2, -1.6],
    [3.6, 1],
  ],
]
const side = (which: 0 | 1) => EDGES.map((edge) => at(...edge[which]))
const gravel = mix(mix(ink.wheat, ink.belly, 0.3), ink.oak, 0.12)

export function ground(): Node[] {
  const back = [...side(1)].reverse()
  return [
    {
      d: rect(0, LINE + 8, width, height),
      fill: down(LINE, height, [0, meadow.lit], [0.36, meadow.mid], [1, meadow.shade]),
    },
    // Hollows that the low sun does not reach.
    {
      d: 'M0 640Q220 622 430 650 560 668 620 690 420 700 250 690 110 690 0 704zM0 770Q200 742 420 776 560 800 700 830 560 846 420 900H0zM1600 800Q1400 760 1240 806 1120 840 1020 900H1600z',
      fill: meadow.deep,
      opacity: 0.55,
    },
    {
      d: 'M0 560Q220 546 420 566 300 582 0 588zM1280 590Q1440 570 1600 580V600Q1440 604 1280 604z',
      fill: mix(meadow.lit, sun, 0.6),
      opacity: 0.7,
    },
    {
      d: `${curve(side(0))}L${back[0]?.map(Math.round).join(' ')}${curve(back).replace(/^M[^c]*/, '')}z`,
      fill: down(590, height, [0, mix(gravel, sun, 0.5)], [0.5, gravel], [1, mix(gravel, ink.midRange, 0.4)]),
    },
    { d: curve(side(0).slice(2)), stroke: bright, width: 3 },
    // The tracks of wheels.
    {
      d: [0.3, 0.7]
        .map((share) =>
          curve(EDGES.map(([[a, b], [c, d]]) => at(a + (c - a) * share, b + (d - b) * share)).slice(2)),
        )
        .join(''),
      stroke: mix(gravel, ink.soil, 0.35),
      width: 9,
      opacity: 0.3,
    },
    ...turf(),
  ]
}

/** What the house and its chimney throw on the grass, to the right and toward the viewer. */
export const thrownByHouse = (): Node => ({
  d: polygon([
    at(27, 12),
    at(26, 12.8),
    at(25.2, 16.4),
    at(22, 21.5),
    at(23.6, 33),
    at(27, 40),
    at(31, 46),
    at(36, 31),
  ]),
  fill: cast,
  opacity: 0.55,
})

function turf(): Node[] {
  const blades: Node[] = [
    {
      d: tufts({ seed: 6, from: 0, to: 400, far: 0, near: 110, count: 4 }),
      stroke: mix(sun, meadow.lit, 0.45),
      width: 2.5,
      round: true,
    },
    {
      d: tufts({ seed: 9, from: 0, to: 400, far: 10, near: 110, count: 2 }),
      stroke: meadow.deep,
      width: 2.5,
      round: true,
    },
  ]
  return [
    { transform: 'translate(30 690)', nodes: [{ name: 'turf', nodes: blades }] },
    ...['900 740) scale(1.1', '1200 700) scale(.8', '1130 790) scale(1.2', '-40 800) scale(1.2'].map(
      (to) => ({ use: 'turf', transform: `translate(${to})` }),
    ),
  ]
}

/** The lit lobby of a condo tower behind its glass, and who stands before it. */
import { ink, mix } from '../../palette.ts'
import { contacts } from '../../portraits/contact.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { down, type Gradient, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { agent, neighbour } from '../people.ts'
import { CORNER } from './beside.ts'
import { seated } from './lives.ts'
import { FLOOR, pavement, planters } from './pavement.ts'

/** Its ceiling, and where its floor begins. */
const [CEILING, WALL] = [640, 796]
const LAMPS = [210, 420, 560, 1050, 1230]
const wood = mix(ink.oak, ink.soil, 0.2)

/** What is behind the glass, from left to right. */
function interior(): Node[] {
  const slats = Array.from({ length: 6 }, (_, i) => `M${470 + i * 28} ${CEILING}V${WALL}`).join('')
  const boxes = Array.from({ length: 12 }, (_, i) =>
    rect(994 + (i % 4) * 35, 684 + Math.floor(i / 4) * 28, 29, 23),
  )
  return [
    {
      d: rect(40, CEILING, 1320, FLOOR - CEILING),
      fill: down(
        CEILING,
        WALL,
        [0, mix(ink.wheat, ink.paper, 0.3)],
        [0.5, ink.lamp],
        [1, mix(ink.gold, ink.oak, 0.45)],
      ),
    },
    { d: rect(440, CEILING, 200, WALL - CEILING), fill: wood },
    { d: slats, stroke: mix(wood, ink.soil, 0.4), width: 3 },
    { d: rect(984, 674, 150, 96), fill: mix(wood, ink.soil, 0.5) },
    {
      d: boxes.join(''),
      fill: down(684, 770, [0, mix(ink.gold, ink.wheat, 0.5)], [1, mix(ink.gold, ink.oak, 0.4)]),
    },
    { d: rect(1210, 680, 120, 76), fill: mix(ink.blue, ink.navy, 0.3), stroke: wood, width: 7 },
    { d: 'M1214 752v-22l34-30 26 18 22-22 30 30v26z', fill: mix(ink.glacier, ink.blue, 0.5) },
    // The lifts, at the end of the hall.
    {
      d: rect(690, 690, 92, 108) + rect(828, 690, 92, 108),
      fill: {
        kind: 'linear',
        from: [690, 0],
        to: [920, 0],
        stops: [
          [0, mix(ink.belly, ink.pale, 0.3)],
          [0.3, mix(ink.pale, ink.wheat, 0.4)],
          [1, mix(ink.belly, ink.pale, 0.3)],
        ],
      },
    },
    { d: 'M736 690v108M874 690v108', stroke: ink.belly, width: 3 },
    { d: rect(685, 685, 102, 113) + rect(823, 685, 102, 113), stroke: mix(wood, ink.soil, 0.4), width: 6 },
    {
      d: rect(40, WALL, 1320, FLOOR - WALL),
      fill: down(
        WALL,
        FLOOR,
        [0, mix(ink.oak, ink.soil, 0.4)],
        [0.3, mix(ink.gold, ink.oak, 0.35)],
        [1, mix(ink.wheat, ink.gold, 0.4)],
      ),
    },
    ...LAMPS.map(
      (x): Shape => ({
        d: rect(x - 90, CEILING, 180, FLOOR - CEILING),
        fill: glow([x, 676], 88, 1.5, [0, ink.paper, 0.85], [1, ink.paper, 0]),
      }),
    ),
    { d: LAMPS.map((x) => `M${x} ${CEILING}v24`).join(''), stroke: ink.soil, width: 3 },
    { d: LAMPS.map((x) => `M${x - 20} 678q2-18 20-18t20 18z`).join(''), fill: ink.deep },
    // The concierge, behind the desk.
    placed(
      seated(skins.tan, hairs.black, aside.short, mix(ink.navy, ink.blue, 0.3), 'M0-28Q4-8 24-12'),
      520,
      780,
      1.3,
    ),
    {
      d: 'M462 764h160v56H462z',
      fill: down(764, 820, [0, mix(ink.oak, ink.wheat, 0.15)], [1, mix(wood, ink.soil, 0.6)]),
    },
    { d: rect(454, 758, 176, 9), fill: mix(ink.wheat, ink.paper, 0.4) },
    { d: 'M590 758v-20h26v20M596 738q-2-22 8-30 8 10 6 30z', fill: mix(ink.hill, ink.gold, 0.2) },
    ...sofa(110, 200),
    ...palm(330),
    ...palm(1270),
  ]
}

const sofa = (x: number, wide: number): Shape[] => {
  const cloth = mix(ink.blue, ink.navy, 0.2)
  return [
    {
      d: `M${x} 812v-50q0-12 12-12h${wide - 24}q12 0 12 12v50z`,
      fill: down(750, 812, [0, mix(cloth, ink.glacier, 0.35)], [1, cloth]),
    },
    {
      d: `M${x - 10} 818v-34q0-10 10-10t10 10v10h${wide - 20}v-10q0-10 10-10t10 10v34z`,
      fill: down(774, 818, [0, mix(cloth, ink.glacier, 0.15)], [1, mix(cloth, ink.night, 0.4)]),
    },
  ]
}

/** A palm in its pot. */
const palm = (x: number): Shape[] => [
  {
    d: `M${x} 800q-4-70-34-92 34 6 36 56-2-64 2-90 14 34 6 88 6-46 40-54-30 22-38 92z`,
    fill: mix(ink.hill, ink.gold, 0.14),
  },
  {
    d: `M${x - 18} 786h44l-6 36h-32z`,
    fill: {
      kind: 'linear',
      from: [x - 18, 0],
      to: [x + 26, 0],
      stops: [
        [0, mix(ink.brick, ink.soil, 0.5)],
        [1, mix(ink.brick, ink.oak, 0.55)],
      ],
    },
  },
]

/** Frames, doors, and the roof over them. */
function front(): Node[] {
  const panes = [60, 250, 440, 980, 1170]
  const sheen: Gradient = {
    kind: 'linear',
    from: [0, CEILING],
    to: [0, FLOOR],
    stops: [
      [0, ink.paper, 0.3],
      [0.6, ink.paper, 0],
    ],
  }
  return [
    {
      d:
        panes.map((x) => `M${x + 40} ${CEILING}h44l-70 ${FLOOR - CEILING}h-14v-50z`).join('') +
        `M700 660h36l-40 160h-12v-100zM840 660h36l-40 160h-12v-100z`,
      fill: sheen,
    },
    { d: panes.map((x) => rect(x, CEILING, 190, FLOOR - CEILING)).join(''), stroke: ink.navy, width: 8 },
    { d: rect(640, 632, 16, 198) + rect(954, 632, 16, 198) + rect(640, 632, 330, 22), fill: ink.deep },
    { d: rect(660, 656, 142, 172) + rect(808, 656, 142, 172), stroke: mix(ink.oak, ink.soil, 0.5), width: 9 },
    { d: rect(662, 806, 138, 20) + rect(810, 806, 138, 20), fill: mix(ink.oak, ink.soil, 0.5) },
    { d: 'M788 706v78M822 706v78', stroke: mix(ink.gold, ink.wheat, 0.3), width: 5, round: true },
    { d: 'M788 716h10M788 774h10M822 716h-10M822 774h-10', stroke: mix(ink.gold, ink.oak, 0.3), width: 4 },
  ]
}

/** The roof over the doors, with the lights in it. */
const canopy: Shape[] = [
  { d: rect(596, 634, 418, 60), fill: down(634, 694, [0, ink.lamp, 0.5], [1, ink.lamp, 0]) },
  { d: rect(586, 600, 438, 34), fill: down(600, 634, [0, mix(ink.belly, ink.navy, 0.3)], [1, ink.deep]) },
  { d: 'M586 602h438', stroke: ink.gold, width: 5 },
  { d: 'M660 634h28M790 634h28M922 634h28', stroke: ink.paper, width: 5 },
]

export function lobby(): Node[] {
  return [
    { outside: true, nodes: [{ d: rect(0, 606, CORNER, 226), fill: ink.navy }] },
    ...interior(),
    ...front(),
    ...canopy,
    ...pavement(),
    ...contacts([1010, 864, 66, 10], [712, 878, 60, 9], [820, 880, 54, 8]),
    ...planters(),
    placed(agent('brick'), 712, 878, 1.04),
    {
      nodes: neighbour(mix(ink.blue, ink.navy, 0.35), ink.gold, hairs.silver),
      transform: 'translate(816 880) scale(-1.04 1.04)',
    },
  ]
}

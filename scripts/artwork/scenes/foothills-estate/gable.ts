/** The great gable before the wings: stone below, timber and tall windows above, under a truss. */
import { ink, mix } from '../../palette.ts'
import { ellipse, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import { bricks, lines, type Pane, panes } from '../perspective.ts'
import {
  at,
  beam,
  bright,
  facing,
  glass,
  mortar,
  roof,
  seam,
  shade,
  stone,
  stoneLit,
  sun,
  sunward,
  timber,
  timberLit,
} from './view.ts'

/** Across, its walls; along, its front; its ridge runs back into the roof of the wings. */
const [FROM, TO, NEAR] = [12, 19.4, 23.6]
const MIDDLE = (FROM + TO) / 2
const [EAVES, PEAK] = [4.1, 8.6]
/** How far its roof reaches beyond the walls, aside and toward the viewer. */
const [ASIDE, AHEAD] = [0.9, 1.4]
const FOOT = EAVES - (ASIDE * (PEAK - EAVES)) / (MIDDLE - FROM)
const wall = facing(NEAR)
const truss = facing(NEAR - AHEAD)
const flank = sunward(FROM)

const PANES: readonly Pane[] = [
  [13.1, 0.9, 1, 2.3],
  [17.3, 0.9, 1, 2.3],
  [13.3, 3.7, 0.95, 1.3],
  [17.15, 3.7, 0.95, 1.3],
]
/** Three that reach up under the roof. */
const TALL: readonly (readonly [from: number, to: number, foot: number, left: number, right: number])[] = [
  [14.4, 15.1, 3.6, 5.6, 6.4],
  [15.25, 16.15, 3.6, 6.6, 6.6],
  [16.3, 17, 3.6, 6.4, 5.6],
]
const tall = TALL.map(([from, to, foot, left, right]) =>
  polygon([wall(from, foot), wall(to, foot), wall(to, right), wall(from, left)]),
).join('')

export function gable(): Shape[] {
  const outline: readonly Point[] = [
    wall(FROM, 0),
    wall(TO, 0),
    wall(TO, EAVES),
    wall(MIDDLE, PEAK),
    wall(FROM, EAVES),
  ]
  return [
    // The wall at its side, in the sun.
    { d: panes(flank, [NEAR, 0, 4, EAVES]), fill: stoneLit },
    { d: panes(flank, [24.6, 1, 1.1, 1.9]), fill: bright, stroke: ink.navy, width: 3 },
    {
      d: polygon(outline),
      fill: {
        kind: 'linear',
        from: wall(FROM, 4),
        to: wall(TO, 4),
        stops: [
          [0, mix(timber, sun, 0.34)],
          [1, mix(timber, shade, 0.2)],
        ],
      },
    },
    {
      d: panes(wall, [FROM, 0, TO - FROM, 3.35]),
      fill: mix(stone, sun, 0.25),
    },
    { d: bricks(wall, [FROM, 0, TO - FROM, 3.3], 12, 12), stroke: mortar, width: 3 },
    { d: panes(wall, [FROM, 3.3, TO - FROM, 0.2]), fill: beam },
    // The roof's shade on the wall.
    {
      d: polygon([
        wall(FROM, EAVES - 0.9),
        wall(MIDDLE, PEAK - 1.1),
        wall(TO, EAVES - 0.9),
        wall(TO, EAVES),
        wall(MIDDLE, PEAK),
        wall(FROM, EAVES),
      ]),
      fill: shade,
      opacity: 0.55,
    },
    { d: panes(wall, ...PANES) + tall, fill: mix(ink.lamp, ink.amber, 0.25), lit: true },
    {
      d: panes(wall, ...PANES.map(([x, up, wide, high]): Pane => [x, up + high * 0.55, wide, high * 0.45])),
      fill: glass,
      opacity: 0.45,
      daily: true,
    },
    { d: panes(wall, ...PANES) + tall, stroke: ink.navy, width: 4.5 },
    {
      d: lines(wall, [
        [14.4, 5.2],
        [17, 5.2],
      ]),
      stroke: ink.navy,
      width: 3.5,
    },
    ...door,
    ...roofs(),
  ]
}

const door: Shape[] = [
  { d: panes(wall, [14.7, 0, 2, 2.75]), fill: beam, stroke: beam, width: 6 },
  { d: panes(wall, [14.95, 0.6, 0.6, 1.8], [15.85, 0.6, 0.6, 1.8]), fill: ink.lamp },
  {
    d: lines(wall, [
      [15.7, 0],
      [15.7, 2.75],
    ]),
    stroke: ink.deep,
    width: 3,
  },
  { d: ellipse(...wall(14.35, 2.3), 5, 9) + ellipse(...wall(17.02, 2.3), 5, 9), fill: ink.lamp },
  // A step of stone, and the light before the door.
  {
    d: polygon([at(NEAR, 14), at(NEAR, 17.4), at(NEAR - 1.6, 17.6), at(NEAR - 1.6, 13.8)]),
    fill: stoneLit,
  },
  {
    d: polygon([at(NEAR, 14), at(NEAR, 17.4), at(NEAR - 3.4, 19), at(NEAR - 3.4, 12.6)]),
    fill: glow(at(NEAR, 15.7), 150, 0.3, [0, ink.gold, 0.7], [1, ink.gold, 0]),
  },
]

/** Its two slopes, the boards along their edge, and the truss on its posts. */
function roofs(): Shape[] {
  const out = NEAR - AHEAD
  const [left, right] = [FROM - ASIDE, TO + ASIDE]
  return [
    // What is seen of its underside, between the truss and the wall.
    {
      d: polygon([
        truss(MIDDLE, PEAK),
        truss(right, FOOT),
        wall(TO + 0.3, EAVES - 0.3),
        wall(MIDDLE, PEAK - 0.2),
      ]),
      fill: mix(timber, shade, 0.35),
    },
    {
      d: polygon([
        at(out, left, FOOT),
        at(out, MIDDLE, PEAK),
        at(34, MIDDLE, PEAK),
        at(31.5, 13.6, 6),
        at(26.4, left, FOOT),
      ]),
      fill: {
        kind: 'linear',
        from: at(out, left, FOOT),
        to: at(30, MIDDLE, PEAK),
        stops: [
          [0, mix(roof, sun, 0.72)],
          [1, mix(roof, sun, 0.42)],
        ],
      },
    },
    {
      d: [0.2, 0.4, 0.6, 0.8]
        .map((share) => {
          const along = out + (27 - out) * share * 1.6
          return polyline([at(out + (26.4 - out) * share, left, FOOT), at(along, MIDDLE, PEAK)])
        })
        .join(''),
      stroke: seam,
      width: 2,
      opacity: 0.4,
    },
    { d: polyline([truss(13.2, 5), truss(18.2, 5)]), stroke: beam, width: 11 },
    { d: polyline([truss(MIDDLE, 5), truss(MIDDLE, PEAK - 0.2)]), stroke: beam, width: 10 },
    {
      d: polyline([truss(MIDDLE, 5.2), truss(14.2, 6.4)]) + polyline([truss(MIDDLE, 5.2), truss(17.2, 6.4)]),
      stroke: beam,
      width: 8,
    },
    {
      d: polyline([truss(12.6, 0.9), truss(12.6, 4.6)]) + polyline([truss(18.8, 0.9), truss(18.8, 4.6)]),
      stroke: beam,
      width: 15,
    },
    {
      d: polyline([truss(12.5, 0.9), truss(12.5, 4.6)]) + polyline([truss(18.7, 0.9), truss(18.7, 4.6)]),
      stroke: timberLit,
      width: 5,
    },
    { d: panes(truss, [12.2, 0, 0.8, 1], [18.4, 0, 0.8, 1]), fill: mix(stone, shade, 0.1) },
    { d: panes(truss, [12.2, 0, 0.25, 1], [18.4, 0, 0.25, 1]), fill: stoneLit },
    { d: polyline([truss(MIDDLE, PEAK), truss(right, FOOT)]), stroke: mix(timber, shade, 0.15), width: 14 },
    { d: polyline([truss(left, FOOT), truss(MIDDLE, PEAK)]), stroke: bright, width: 13 },
  ]
}

/** At night, what the lamps at the door and the windows throw on the stone, and on the drive and the grass. */
export const porchLight = (): Shape[] =>
  [
    { middle: wall(MIDDLE, 1.6), reach: 230, squash: 0.8 },
    { middle: at(NEAR - 2, 14), reach: 560, squash: 0.17 },
  ].map(({ middle: [x, y], reach, squash }) => ({
    d: rect(x - reach, y - reach * squash, reach * 2, reach * squash * 2),
    fill: glow([x, y], reach, squash, [0, ink.lamp, 0.55], [1, ink.gold, 0]),
    nightly: true,
  }))

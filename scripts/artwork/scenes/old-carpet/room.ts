/** The room: its walls, the open door to the hall, and the window on the cottonwoods. */
import { ink, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, polygon, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { crown } from '../leafage.ts'
import { lines, type Pane, panes } from '../perspective.ts'
import { beside, bright, CEILING, facing, oak, plaster, SIDE, shade, sun, WALL } from './view.ts'

const back = facing(WALL)
const [left, right] = [beside(-SIDE), beside(SIDE)]
const WINDOW: Pane = [-0.55, 0.75, 2.3, 1.45]

const LEAVES: readonly Mass[] = [
  [790, 190, 80, 60],
  [870, 240, 70, 56],
  [730, 260, 60, 50],
]

/** What the sun, low in the window, reaches of the room's left side, and the shade of the right one. */
const wash = (from: number, to: number, share: number) =>
  between([from, 0], [to, 0], [0, mix(plaster, sun, share)], [1, mix(plaster, shade, 0.4)])

export function walls(): Node[] {
  return [
    {
      d: polygon([back(-SIDE, CEILING), back(SIDE, CEILING), right(1, CEILING), left(1, CEILING)]),
      fill: down(0, 100, [0, mix(bright, shade, 0.42)], [1, mix(bright, sun, 0.25)]),
    },
    { d: panes(back, [-SIDE, 0, 2 * SIDE, CEILING]), fill: wash(120, 1480, 0.3) },
    { d: panes(left, [0.6, 0, WALL - 0.6, CEILING]), fill: wash(0, 400, 0.5) },
    { d: panes(right, [0.6, 0, WALL - 0.6, CEILING]), fill: mix(plaster, ink.navy, 0.3) },
    ...hall(),
    {
      outside: true,
      clip: panes(back, WINDOW),
      nodes: [
        {
          d: rect(600, 140, 640, 440),
          fill: down(200, 440, [0, ink.glacier], [0.5, ink.blush], [1, ink.gold]),
        },
        { d: ellipse(1010, 392, 40), fill: ink.paper, daily: true },
        {
          d: 'M660 420l70-50 60 40 80-70 70 54 70-34 190 60v80H660z',
          fill: mix(ink.midRange, ink.lilac, 0.35),
        },
        { d: 'M640 450q160-26 300-8 130-16 260 6v120H640z', fill: mix(oklch(62, 0.1, 110), ink.gold, 0.35) },
        {
          d: 'M640 492q120-22 250-4 150 12 300-10v24q-160 22-300 8-130-16-250 6z',
          fill: mix(oklch(46, 0.07, 140), ink.nearRange, 0.2),
        },
        { d: 'M790 460V250M800 330l50-60', stroke: mix(ink.soil, ink.oak, 0.3), width: 13 },
        ...crown(
          LEAVES,
          { dark: mix(oklch(48, 0.09, 100), ink.amber, 0.2), mid: oklch(66, 0.13, 84), lit: sun },
          { seed: 5, side: 1, leaf: 1.1, count: 22 },
        ),
      ],
    },
    {
      d:
        panes(back, WINDOW) +
        lines(back, [
          [0.6, 0.75],
          [0.6, 2.2],
        ]),
      stroke: bright,
      width: 15,
    },
    { d: panes(back, [-0.7, 0.63, 2.6, 0.1]), fill: bright },
    { d: panes(back, [-0.6, 0.55, 2.4, 0.08]), fill: ink.night, opacity: 0.25 },
    // The marks of pictures on the wall.
    {
      d: panes(back, [-1.5, 1.35, 0.56, 0.7], [2.2, 1.5, 0.5, 0.6]),
      fill: mix(plaster, bright, 0.3),
      opacity: 0.7,
    },
    // The moulding below the ceiling, the rail, and the boards at the floor.
    {
      d: panes(back, [-SIDE, CEILING - 0.1, 2 * SIDE, 0.1], [-SIDE, 0, 2 * SIDE, 0.16]),
      fill: mix(bright, shade, 0.12),
    },
    {
      d: panes(left, [0.6, CEILING - 0.1, WALL - 0.6, 0.1], [0.6, 0, WALL - 0.6, 0.16]),
      fill: mix(bright, sun, 0.4),
    },
    {
      d: panes(right, [0.6, CEILING - 0.1, WALL - 0.6, 0.1], [0.6, 0, WALL - 0.6, 0.16]),
      fill: mix(bright, shade, 0.6),
    },
  ]
}

/** The open door to a hall, which the sun has reached as well. */
const hall = (): Node[] => [
  { d: panes(back, [-2.86, 0, 1.02, 2.14]), fill: mix(bright, sun, 0.2) },
  { d: panes(back, [-2.76, 0, 0.82, 2.05]), fill: mix(plaster, ink.soil, 0.45) },
  { d: panes(back, [-2.5, 0.34, 0.56, 1.5]), fill: mix(sun, plaster, 0.25) },
  { d: panes(back, [-2.36, 1.0, 0.28, 0.4]), fill: bright, stroke: mix(ink.oak, ink.soil, 0.3), width: 6 },
  {
    d: polygon([back(-2.76, 0), back(-1.94, 0), back(-1.94, 0.34), back(-2.5, 0.34)]),
    fill: mix(oak, ink.soil, 0.2),
  },
]

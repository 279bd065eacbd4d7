/** The room: its walls, half of one painted, the open window, the floor, and the bulb that lights it at night. */
import { ink, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { evening } from '../evening.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { lines, panes } from '../perspective.ts'
import { at, beside, bright, CEILING, facing, oak, PAINTED, plaster, SUNNY, sage, shade } from './view.ts'

const left = facing(PAINTED)
const right = beside(SUNNY)
/** The window, from its right to its left side, its sill and its head. */
const [NEAR, FAR, SILL, HEAD] = [1.6, 3.2, 0.8, 2.2]
const PANE = [NEAR, SILL, FAR - NEAR, HEAD - SILL] as const

export function walls(): Shape[] {
  const [cx] = left(SUNNY, 0)
  return [
    { d: rect(0, 0, width, height), fill: mix(plaster, shade, 0.25) },
    // The ceiling.
    {
      d: polygon([left(-1, CEILING), left(SUNNY, CEILING), right(-0.5, CEILING), [1700, -300], [-300, -300]]),
      fill: mix(ink.paper, shade, 0.16),
    },
    {
      d: panes(left, [-1, 0, SUNNY + 1, CEILING]),
      fill: between([0, 0], [cx, 0], [0, mix(plaster, shade, 0.12)], [1, mix(plaster, shade, 0.3)]),
    },
    // The paint, with the strokes of the roller at its edge.
    {
      d: polygon(
        (
          [
            [SUNNY, 0.1],
            [SUNNY, CEILING],
            [2.62, CEILING],
            [2.6, 2.46],
            [2.44, 2.44],
            [2.12, 2.46],
            [2.1, 2.32],
            [1.78, 2.34],
            [1.76, 1.5],
            [1.6, 1.46],
            [1.6, 1.86],
            [1.38, 1.9],
            [1.34, 1.1],
            [1.2, 1.04],
            [1.2, 1.4],
            [0.98, 1.44],
            [0.96, 0.5],
            [1.3, 0.42],
            [1.32, 0.1],
          ] as const
        ).map(([across, up]) => left(across, up)),
      ),
      fill: between(
        [280, 0],
        [cx, 0],
        [0, mix(sage, bright, 0.16)],
        [0.6, sage],
        [1, mix(sage, shade, 0.35)],
      ),
    },
    {
      d: lines(
        left,
        [
          [2.32, 1.1],
          [2.32, 2.3],
        ],
        [
          [1.9, 0.9],
          [1.9, 2.1],
        ],
        [
          [1.46, 0.7],
          [1.46, 1.7],
        ],
        [
          [2.8, 0.5],
          [2.8, 2.3],
        ],
        [
          [3.3, 0.4],
          [3.3, 2.4],
        ],
      ),
      stroke: mix(sage, bright, 0.3),
      width: 4,
      round: true,
      opacity: 0.6,
    },
    {
      d: panes(right, [-0.5, 0, SUNNY + 0.5, CEILING]),
      fill: between(
        [cx, 0],
        [1600, 0],
        [0, mix(sage, shade, 0.6)],
        [0.5, mix(sage, shade, 0.45)],
        [1, mix(sage, shade, 0.68)],
      ),
    },
    { d: panes(left, [-1, 0, SUNNY + 1, 0.1]), fill: mix(bright, shade, 0.1) },
    { d: panes(right, [-0.5, 0, SUNNY + 0.5, 0.1]), fill: mix(bright, shade, 0.4) },
  ]
}

const LEAVES: readonly Mass[] = [
  [1290, 330, 90, 74],
  [1350, 400, 80, 80],
  [1230, 420, 70, 60],
]

/** The two sashes, open to the room. */
export function sashes(): Shape[] {
  const sash = (hinge: number, end: Point): Shape[] => {
    const leaf = polygon([at(hinge, SUNNY, SILL), at(...end, SILL), at(...end, HEAD), at(hinge, SUNNY, HEAD)])
    return [
      { d: leaf, fill: mix(ink.glacier, ink.paper, 0.5), opacity: 0.4 },
      { d: leaf + polyline([at(hinge, SUNNY, 1.5), at(...end, 1.5)]), stroke: bright, width: 11 },
    ]
  }
  return [
    // The day comes in around it.
    {
      d: rect(760, 60, 840, 760),
      fill: glow([1190, 420], 520, 0.8, [0, bright, 0.5], [0.45, bright, 0.22], [1, bright, 0]),
      daily: true,
    },
    ...sash(FAR, [3.36, 3.5]),
    ...sash(NEAR, [1.1, 3.8]),
  ]
}

/** The garden and the next roof in the frame of the window, which the bulb does not reach. */
export function garden(): Node[] {
  return [
    {
      outside: true,
      clip: panes(right, PANE),
      nodes: [
        {
          d: rect(960, 160, 460, 500),
          fill: down(200, 620, [0, oklch(76, 0.07, 235)], [0.7, ink.pale], [1, ink.wheat]),
        },
        { d: 'M960 560V470L1080 392 1200 470V600z', fill: mix(ink.brick, ink.wheat, 0.4) },
        { d: 'M946 480L1080 386 1216 480', stroke: mix(ink.belly, ink.lilac, 0.4), width: 16 },
        { d: 'M1060 470h36v44h-36z', fill: mix(ink.glacier, ink.blue, 0.5) },
        { d: 'M1280 640V420M1300 520l60-60', stroke: mix(ink.soil, ink.oak, 0.4), width: 16 },
        ...crown(
          LEAVES,
          {
            dark: mix(oklch(48, 0.1, 142), ink.nearRange, 0.15),
            mid: oklch(62, 0.125, 132),
            lit: mix(oklch(84, 0.13, 115), bright, 0.2),
          },
          { seed: 7, side: 1, leaf: 1.2, count: 22 },
        ),
        {
          d: 'M940 560q120-30 260-10 120-20 240 10v120H940z',
          fill: mix(oklch(66, 0.11, 130), ink.wheat, 0.2),
        },
        { d: rect(940, 160, 480, 520), fill: ink.night, opacity: 0.5, nightly: true },
        { d: 'M1060 470h36v44h-36z', fill: ink.wheat, nightly: true },
      ],
    },
    { d: panes(right, PANE), stroke: bright, width: 20 },
    { d: panes(right, [NEAR - 0.12, SILL - 0.12, FAR - NEAR + 0.24, 0.1]), fill: bright },
  ]
}

export function floor(): Shape[] {
  const outline = polygon([left(-1, 0), left(SUNNY, 0), right(-0.5, 0), [1700, 1400], [-300, 1400]])
  // What the sun draws of the window, away from it and to the left.
  const sunlit = (from: number, to: number) =>
    polygon([at(to + 0.1, 3.3), at(from + 0.1, 3.3), at(from + 0.75, 1), at(to + 0.75, 1)])
  const middle = (NEAR + FAR) / 2
  return [
    { d: outline, fill: down(670, height, [0, mix(oak, shade, 0.22)], [1, mix(oak, ink.soil, 0.18)]) },
    {
      d: [-0.4, 0, 0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8, 3.2, 3.6, 4]
        .map((across) => polyline([at(PAINTED, across), at(0.5, across)]))
        .join(''),
      stroke: mix(oak, ink.soil, 0.45),
      width: 2.5,
    },
    // A cloth along the wall.
    {
      d: polygon([
        at(4.1, 0.2),
        at(4.12, 2),
        at(4.05, 3.9),
        at(3.3, 3.7),
        at(2.9, 2.9),
        at(3.05, 2),
        at(2.85, 1.1),
        at(3.2, 0.3),
      ]),
      fill: mix(ink.paper, shade, 0.2),
    },
    {
      d:
        polyline([at(4, 0.9), at(3.5, 1.2), at(3, 1.1)]) +
        polyline([at(4, 2.6), at(3.6, 2.4), at(3.1, 2.6)]) +
        polyline([at(3.8, 3.4), at(3.4, 3.2)]),
      stroke: mix(ink.paper, shade, 0.45),
      width: 4,
      round: true,
    },
    {
      d: sunlit(NEAR + 0.06, middle - 0.05) + sunlit(middle + 0.05, FAR - 0.06),
      fill: mix(bright, ink.gold, 0.2),
      opacity: 0.8,
      daily: true,
    },
  ]
}

/** A bare bulb: at night it alone lights the room. */
export function bulb(): Shape[] {
  const [x, y] = at(2.9, 2.4, 2.16).map(Math.round) as [number, number]
  return [
    evening([x, y + 40], 1250),
    {
      d: ellipse(x, y, 300),
      fill: glow([x, y], 300, 1, [0, ink.lamp, 0.8], [0.4, ink.lamp, 0.2], [1, ink.lamp, 0]),
      nightly: true,
    },
    { d: `M${x} 0V${y - 26}`, stroke: ink.soil, width: 4 },
    { d: `M${x - 8} ${y - 30}h16v18h-16z`, fill: ink.soil },
    { d: ellipse(x, y + 4, 15, 18), fill: mix(ink.paper, ink.wheat, 0.5), daily: true },
    { d: ellipse(x, y + 4, 16, 19), fill: ink.lamp, nightly: true },
  ]
}

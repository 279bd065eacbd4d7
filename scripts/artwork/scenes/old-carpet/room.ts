/** The room: its walls, the window on the cottonwoods, the oak floor, and the carpet that lay over it. */
import { ink, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { lines, type Pane, panes } from '../perspective.ts'
import { at, beside, bright, CEILING, facing, oak, plaster, SIDE, shade, WALL } from './view.ts'

const back = facing(WALL)
const [left, right] = [beside(-SIDE), beside(SIDE)]
const WINDOW: Pane = [-0.55, 0.75, 2.3, 1.45]
const rust = mix(ink.brick, ink.amber, 0.25)

const LEAVES: readonly Mass[] = [
  [790, 190, 80, 60],
  [870, 240, 70, 56],
  [730, 260, 60, 50],
]

export function walls(): Node[] {
  return [
    { d: rect(0, 0, width, height), fill: mix(plaster, shade, 0.2) },
    {
      d: polygon([back(-SIDE, CEILING), back(SIDE, CEILING), right(1, CEILING), left(1, CEILING)]),
      fill: mix(ink.paper, shade, 0.12),
    },
    {
      d: panes(back, [-SIDE, 0, 2 * SIDE, CEILING]),
      fill: between([200, 0], [1400, 0], [0, mix(plaster, shade, 0.14)], [1, mix(plaster, shade, 0.26)]),
    },
    {
      d: panes(left, [0.6, 0, WALL - 0.6, CEILING]),
      fill: between([0, 0], [120, 0], [0, mix(plaster, bright, 0.4)], [1, mix(plaster, bright, 0.15)]),
    },
    { d: panes(right, [0.6, 0, WALL - 0.6, CEILING]), fill: mix(plaster, shade, 0.42) },
    {
      outside: true,
      clip: panes(back, WINDOW),
      nodes: [
        {
          d: rect(600, 140, 640, 440),
          fill: down(200, 480, [0, oklch(76, 0.07, 235)], [0.7, ink.pale], [1, ink.wheat]),
        },
        {
          d: 'M660 420l70-50 60 40 80-70 70 54 70-34 190 60v80H660z',
          fill: mix(ink.midRange, ink.lilac, 0.35),
        },
        { d: 'M640 450q160-26 300-8 130-16 260 6v120H640z', fill: mix(oklch(66, 0.1, 128), ink.wheat, 0.2) },
        {
          d: 'M640 492q120-22 250-4 150 12 300-10v24q-160 22-300 8-130-16-250 6z',
          fill: mix(ink.glacier, ink.blue, 0.25),
        },
        { d: 'M790 460V250M800 330l50-60', stroke: mix(ink.soil, ink.oak, 0.3), width: 13 },
        ...crown(
          LEAVES,
          {
            dark: mix(oklch(50, 0.1, 138), ink.nearRange, 0.15),
            mid: oklch(64, 0.12, 128),
            lit: mix(oklch(85, 0.12, 112), bright, 0.2),
          },
          { seed: 5, side: 1, leaf: 1.1, count: 22 },
        ),
        { d: rect(600, 140, 640, 440), fill: ink.night, opacity: 0.72, nightly: true },
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
    // The last owner's lamp, and the marks of pictures on the wall.
    {
      d: panes(back, [-2.6, 1.2, 0.7, 0.9], [-1.7, 1.45, 0.5, 0.6], [2.3, 1.3, 0.56, 0.76]),
      fill: mix(plaster, bright, 0.55),
    },
    { d: 'M800-10V60', stroke: ink.soil, width: 5 },
    { d: ellipse(800, 84, 74, 40), fill: mix(ink.lamp, ink.wheat, 0.5) },
    {
      d: ellipse(800, 84, 320, 260),
      fill: glow([800, 84], 320, 0.8, [0, ink.lamp, 0.7], [1, ink.gold, 0]),
      nightly: true,
    },
    { d: 'M728 78q72-34 144 0', stroke: mix(ink.oak, ink.gold, 0.4), width: 7 },
    {
      d: panes(back, [-SIDE, 0, 2 * SIDE, 0.12]),
      fill: mix(bright, shade, 0.1),
    },
    { d: panes(left, [0.6, 0, WALL - 0.6, 0.12]), fill: bright },
    { d: panes(right, [0.6, 0, WALL - 0.6, 0.12]), fill: mix(bright, shade, 0.35) },
  ]
}

const [NEAR, FAR] = [2.72, WALL - 0.1]
/** Where the carpet still lies, from the left wall to its roll. */
const [FROM, ROLL] = [-SIDE, 0.42]

export function floor(): Shape[] {
  const sunlit = (from: number, to: number) =>
    polygon([at(4.1, from + 0.25), at(4.1, to + 0.25), at(2.3, to + 1), at(2.3, from + 1)])
  return [
    {
      d: polygon([back(-SIDE, 0), back(SIDE, 0), right(0.7, 0), left(0.7, 0)]),
      fill: down(690, height, [0, mix(oak, shade, 0.14)], [1, mix(oak, ink.soil, 0.14)]),
    },
    {
      d: Array.from({ length: 20 }, (_, i) =>
        polyline([at(WALL, ROLL + 0.15 * i), at(1, ROLL + 0.15 * i)]),
      ).join(''),
      stroke: mix(oak, ink.soil, 0.4),
      width: 2,
    },
    {
      d: (
        [
          [1.0, 3.8],
          [1.3, 3],
          [1.6, 4.2],
          [1.9, 2.6],
          [2.2, 3.5],
          [0.8, 2.4],
          [2.5, 4],
          [2.8, 3.1],
        ] as const
      )
        .map(([across, along]) => polyline([at(along, across - 0.05), at(along, across + 0.1)]))
        .join(''),
      stroke: mix(oak, ink.soil, 0.45),
      width: 2.5,
    },
    { d: sunlit(0.3, 1.35) + sunlit(1.5, 2.2), fill: bright, opacity: 0.55, daily: true },
  ]
}

export function carpet(): Shape[] {
  const wool = mix(ink.gold, ink.oak, 0.35)
  const spot = (along: number, across: number): Point => at(along, across)
  const rows = [3, 3.4, 3.8, 4.2]
  const columns = [-2.9, -2.45, -2, -1.55, -1.1, -0.65, -0.2]
  const diamonds = (size: number) =>
    rows
      .flatMap((along, row) =>
        columns.map((across) => {
          const x = across + (row % 2 ? 0.22 : 0)
          return x + size > ROLL
            ? ''
            : polygon([
                spot(along - size, x),
                spot(along, x + size),
                spot(along + size, x),
                spot(along, x - size),
              ])
        }),
      )
      .join('')
  const [nx, ny] = at(NEAR, ROLL, 0.2)
  const [fx, fy] = at(FAR, ROLL, 0.2)
  const radius = (along: number) => Math.round((0.2 * 1000) / along)
  const [nr, fr] = [radius(NEAR), radius(FAR)]
  return [
    {
      d: polygon([at(FAR, FROM), at(FAR, ROLL), at(NEAR, ROLL), at(NEAR, FROM)]),
      fill: down(690, height, [0, mix(wool, shade, 0.14)], [1, wool]),
    },
    { d: diamonds(0.2), fill: mix(rust, ink.soil, 0.1) },
    { d: diamonds(0.12), fill: mix(ink.hill, ink.gold, 0.3) },
    { d: diamonds(0.05), fill: ink.wheat },
    { d: polyline([at(NEAR, ROLL), at(NEAR, FROM)]), stroke: mix(wool, ink.soil, 0.5), width: 9 },
    // The roll, its back of jute outward, and the turns at its end.
    {
      d: polygon([at(FAR, ROLL + 0.2), at(FAR, ROLL + 0.5), at(NEAR, ROLL + 0.62), at(NEAR, ROLL + 0.2)]),
      fill: ink.soil,
      opacity: 0.3,
    },
    {
      d: `M${fx - fr} ${fy}A${fr} ${fr} 0 0 1 ${fx + fr} ${fy}L${nx + nr} ${ny}A${nr} ${nr} 0 0 1 ${nx - nr} ${ny}z`,
      fill: between(
        [nx - nr, 0],
        [nx + nr, 0],
        [0, mix(mix(ink.oak, ink.wheat, 0.35), shade, 0.25)],
        [0.6, mix(ink.oak, ink.wheat, 0.55)],
        [1, mix(bright, ink.oak, 0.25)],
      ),
    },
    {
      d: [-0.5, 0.1, 0.6]
        .map(
          (t) =>
            `M${Math.round(fx + fr * t)} ${Math.round(fy - fr * Math.sqrt(1 - t * t))}L${Math.round(nx + nr * t)} ${Math.round(ny - nr * Math.sqrt(1 - t * t))}`,
        )
        .join(''),
      stroke: mix(ink.oak, ink.soil, 0.1),
      width: 2.5,
      opacity: 0.5,
    },
    { d: ellipse(nx, ny, nr), fill: wool, stroke: mix(ink.oak, ink.wheat, 0.4), width: 9 },
    {
      d: `M${nx} ${ny}m-${nr * 0.66} 0a${nr * 0.66} ${nr * 0.66} 0 1 1 ${nr * 0.66} ${nr * 0.66}a${nr * 0.5} ${nr * 0.5} 0 0 1-${nr * 0.4}-${nr * 0.5}a${nr * 0.4} ${nr * 0.4} 0 0 1 ${nr * 0.7}-${nr * 0.2}`,
      stroke: mix(rust, ink.soil, 0.2),
      width: 10,
      round: true,
    },
  ]
}

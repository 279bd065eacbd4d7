/** The room: its walls, the window on the cottonwoods, the oak floor, and the carpet that lay over it. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { lines, type Pane, panes } from '../perspective.ts'
import { at, beside, bright, CEILING, facing, oak, plaster, SIDE, shade, sun, WALL } from './view.ts'

const back = facing(WALL)
const [left, right] = [beside(-SIDE), beside(SIDE)]
const WINDOW: Pane = [-0.55, 0.75, 2.3, 1.45]
const rust = mix(ink.brick, ink.amber, 0.25)

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

/** A box with its tape: its corner nearest to the middle of the room, and its measures. */
const box = (along: number, across: number, up: number, wide: number, high: number): Shape[] => {
  const front = facing(along)
  const side = beside(across)
  const card = mix(mix(ink.oak, ink.gold, 0.35), ink.wheat, 0.2)
  return [
    { d: panes(front, [across, up, wide, high]), fill: mix(card, shade, 0.12) },
    { d: panes(side, [along, up, 0.5, high]), fill: mix(card, sun, 0.55) },
    { d: panes(front, [across + wide * 0.42, up + high * 0.5, wide * 0.16, high * 0.5]), fill: ink.oak },
    {
      d: panes(front, [across + wide * 0.12, up + high * 0.14, wide * 0.22, high * 0.16]),
      fill: bright,
      opacity: 0.7,
    },
  ]
}

/** At the right: boxes, and a lamp, which is lit at night. */
export function things(): Node[] {
  const [x, y] = at(4.35, 1.92).map(Math.round) as [number, number]
  return [
    {
      d: `M${x} ${y - 8}V300M${x - 30} ${y - 2}q30-16 60 0z`,
      stroke: ink.soil,
      width: 7,
      fill: ink.soil,
    },
    { d: `M${x - 36} 236h72l26 74h-124z`, fill: mix(ink.wheat, ink.gold, 0.3) },
    { d: ellipse(1420, 676, 250, 26), fill: ink.soil, opacity: 0.35 },
    ...box(3.9, 2.42, 0, 0.72, 0.52),
    ...box(3.95, 2.5, 0.52, 0.6, 0.42),
  ]
}

/** At night the lamp is all the light of the room: near it all is warm, and the rest is left to the dark. */
export function lamplight(): Shape[] {
  const [x, y] = [1242, 290]
  const dusk = mix(ink.night, ink.soil, 0.2)
  const deep = kept(oklch(21, 0.06, 255))
  const whole = rect(0, 0, width, height)
  return [
    {
      d: whole,
      fill: glow(
        [x - 40, y + 170],
        1250,
        0.85,
        [0, ink.soil, 0.2],
        [0.3, ink.soil, 0.5],
        [0.65, dusk, 0.76],
        [1, dusk, 0.9],
      ),
      nightly: true,
    },
    {
      d: whole,
      fill: glow(
        [x, y + 20],
        820,
        0.9,
        [0, ink.lamp, 0.7],
        [0.16, ink.gold, 0.42],
        [0.5, ink.amber, 0.16],
        [1, ink.amber, 0],
      ),
      nightly: true,
    },
    { d: 'M1200 236h72l26 74h-124z', fill: kept(ink.lamp), nightly: true },
    { d: 'M1180 310h112v6h-112z', fill: kept(ink.paper), nightly: true },
    // The evening has gone from the window.
    {
      d: panes(back, [-0.52, 0.78, 1.09, 1.39], [0.63, 0.78, 1.09, 1.39]),
      fill: down(180, 490, [0, deep], [1, kept(oklch(36, 0.08, 245))]),
      nightly: true,
    },
    {
      d: 'M692 470v-40l40-30 60 34 80-60 60 42v54zM942 470v-40l60-46 90 50 70-24v60z',
      fill: deep,
      nightly: true,
    },
    {
      d: 'M740 240h0M836 300h0M890 226h0M980 262h0M1064 220h0M1120 320h0M1010 340h0M760 350h0',
      stroke: ink.wheat,
      width: 5,
      round: true,
      nightly: true,
    },
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
      fill: down(640, height, [0, mix(oak, sun, 0.3)], [1, mix(oak, ink.soil, 0.3)]),
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
    { d: sunlit(0.3, 1.35) + sunlit(1.5, 2.5), fill: mix(sun, bright, 0.4), opacity: 0.75, daily: true },
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

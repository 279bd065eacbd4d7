/** The city below the ridge: downtown in the haze, and roofs and trees down to the foot of the hill. */
import { random } from '../../noise.ts'
import { ink, kept, mix, oklch } from '../../palette.ts'
import { dashes, down, type Point, polygon, polyline, rect, type Shape, tidy } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { FRONT, outline, type Tower, wallOf } from '../../towers.ts'
import { width } from '../frame.ts'
import { air, LINE, sun } from './view.ts'

const roof = mix(mix(ink.belly, ink.soil, 0.35), ink.lilac, 0.15)
const yellow = mix(oklch(74, 0.13, 80), ink.oak, 0.15)
const green = mix(oklch(46, 0.06, 150), ink.nearRange, 0.35)

/** Houses, each from its left wall: how wide and how tall it is, in px. */
const HOUSES = [
  [0, 30, 12],
  [44, 24, 16],
  [76, 36, 11],
  [128, 26, 13],
  [160, 32, 17],
  [210, 28, 12],
] as const

/** Some houses and the trees around them, 250 px long, standing at 0. The walls at the right and the slopes above are in the sun. */
function block(): Shape[] {
  const of = (draw: (x: number, wide: number, tall: number) => string) =>
    HOUSES.map(([x, wide, tall]) => draw(x, wide, tall)).join('')
  return [
    {
      d: 'M-8-8q-2-26 12-30 12-14 24 4 10-12 20 2 14-20 30-2 16-14 24 2 14-10 24 4 10-22 28-8 12-16 26 0 12-10 22 2 16-18 28 4 16-2 18 30z',
      fill: green,
    },
    { d: of((x, wide, tall) => rect(x, -tall, wide * 0.6, tall + 3)), fill: mix(roof, ink.lilac, 0.35) },
    {
      d: of(
        (x, wide, tall) =>
          `M${tidy(x + wide * 0.6)} 3v-${tall + 3}l${tidy(wide * 0.2)}-9 ${tidy(wide * 0.2)} 9v${tall + 3}z`,
      ),
      fill: mix(sun, roof, 0.22),
    },
    {
      d: of(
        (x, wide, tall) =>
          `M${x - 3}-${tall - 1}l${tidy(wide * 0.2)}-11H${tidy(x + wide * 0.8)}l-${tidy(wide * 0.2)} 11z`,
      ),
      fill: mix(roof, ink.soil, 0.2),
    },
    {
      d: 'M31 5q-3-12 6-16 9 4 7 16zM113 5q-3-14 7-19 10 5 8 19zM193 5q-2-13 8-17 10 4 9 17z',
      fill: yellow,
    },
    {
      d: 'M-10 8q0-14 10-16 10 2 12 16zM58 8q2-12 12-14 12 4 14 14zM146 8q4-10 14-10 10 2 12 10z',
      fill: mix(green, yellow, 0.3),
    },
    { d: 'M18-6h7M58-9h6M94-5h8M178-9h8M140-6h5M222-5h7', stroke: ink.wheat, width: 8, nightly: true },
  ]
}

/** Where a row of houses is, in px from the top, how large it is, and where its first street begins. */
const ROWS = [
  [562, 0.74, -44],
  [592, 1.08, -330],
  [630, 1.5, -60],
  [676, 1.95, -420],
] as const

/** Three blocks with a wood between two of them, `STREET` px long: nearer than downtown, each house is one that can be seen. */
const street = (): Node[] => [
  { name: 'block', nodes: block() },
  ...['250 3', '760-1'].map((at) => ({ use: 'block', transform: `translate(${at})` })),
]
const STREET = 1130

/** Woods and parks between the far communities, whose roofs the haze hides. */
const woods = (): Shape[] => {
  const draw = random(14)
  const band = (y: number, thick: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = Math.round(((i + 0.7 * draw()) / count) * 1700 - 120)
      const long = Math.round(90 + 190 * draw())
      return `M${x} ${y}q${Math.round(long * 0.2)}-${thick} ${Math.round(long * 0.45)}-${Math.round(thick * 0.8)} ${Math.round(long * 0.3)}-${Math.round(thick * 0.4)} ${Math.round(long * 0.55)} ${Math.round(thick * 0.8)}z`
    }).join('')
  return [
    { d: band(518, 7, 8), fill: mix(green, air, 0.3) },
    { d: band(531, 11, 7), fill: mix(green, yellow, 0.2) },
    { d: band(546, 16, 6), fill: green },
  ]
}

function houses(): Node[] {
  return ROWS.flatMap(([y, size, from], row): Node[] =>
    Array.from({ length: Math.ceil(((row > 1 ? 1000 : 1500) - from) / (STREET * size)) }, (_, i): Node => {
      const transform = `translate(${Math.round(from + i * STREET * size)} ${y}) scale(${size})`
      return row + i
        ? { use: 'street', transform }
        : { transform, nodes: [{ name: 'street', nodes: street() }] }
    }),
  )
}

/** Street lamps, which show at night. */
function lamps(): Shape {
  const draw = random(9)
  const points = Array.from({ length: 56 }, (): Point => [300 + 1200 * draw(), 506 + 60 * draw() ** 1.4])
  return { d: dashes(points, 3), stroke: ink.wheat, width: 3, nightly: true }
}

const SCALE = 0.4
const GROUND = 520

function downtown(): Shape[] {
  const tone = mix(ink.midRange, ink.lilac, 0.3)
  const of = (towers: readonly Tower[], draw: (line: readonly Point[], tower: Tower) => string) =>
    towers
      .map((tower) => {
        const [at, wide, tall, top] = tower
        return draw(outline(862 + at * SCALE, GROUND, wide * SCALE, tall * SCALE, top), tower)
      })
      .join('')
  return [
    {
      d: 'M856 520v-14h20v-18h18v8h16v-26h12v10h24v-30h16v34h26v-14h40v-16h16v26h34v-20h18v14h20v-16h14v28h22v20h24v14z',
      fill: mix(tone, air, 0.45),
    },
    { d: of(FRONT, (line) => polygon(line)), fill: tone },
    { d: of(FRONT, (line) => polygon(line)), fill: kept(oklch(27, 0.06, 250)), nightly: true },
    {
      d: of(FRONT, (line, [, , , top]) => polyline(wallOf(line, top, 1))),
      stroke: sun,
      width: 1.6,
      daily: true,
    },
    { d: 'M986 520l2-60-5-4v-4l5-4 2-8 2 8 5 4v4l-5 4 2 60z', fill: mix(tone, ink.navy, 0.3) },
    {
      d: dashes(
        [
          [884, 492],
          [942, 440],
          [948, 462],
          [972, 452],
          [1010, 434],
          [1014, 470],
          [1042, 464],
          [1058, 452],
          [1076, 448],
          [1080, 478],
          [1108, 456],
          [1130, 480],
          [886, 476],
          [912, 484],
          [944, 478],
          [970, 490],
          [1012, 452],
          [1044, 496],
          [1060, 484],
          [1080, 462],
          [1112, 490],
          [902, 462],
          [936, 456],
          [1006, 480],
          [1022, 462],
          [1074, 470],
          [1096, 452],
          [1124, 466],
        ],
        4,
      ),
      stroke: ink.wheat,
      width: 4,
      nightly: true,
    },
  ]
}

export function city(): Node[] {
  return [
    {
      d: rect(0, LINE, width, 240),
      fill: down(LINE, 620, [0, mix(ink.midRange, air, 0.7)], [1, mix(green, yellow, 0.3)]),
    },
    ...downtown(),
    ...woods(),
    ...houses(),
    {
      d: rect(0, 450, width, 240),
      fill: down(450, 680, [0, air, 0], [0.26, air, 0.72], [0.5, air, 0.4], [1, air, 0]),
      daily: true,
    },
    lamps(),
  ]
}

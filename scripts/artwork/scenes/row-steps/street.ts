/** The winter sky, the lawns under snow, the sidewalk and the street, and a bare young tree. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { firs } from '../fir.ts'
import { height, width } from '../frame.ts'
import { moonAndStars, overhead } from '../stars.ts'
import { at, bright, FRONT, LINE, shade, snow, snowShade, sun } from './view.ts'

export const distance = (): Node[] => [
  {
    d: rect(0, 0, width, LINE + 90),
    fill: down(
      0,
      LINE,
      [0, oklch(70, 0.095, 240)],
      [0.6, mix(ink.pale, ink.glacier, 0.4)],
      [1, mix(ink.wheat, ink.paper, 0.3)],
    ),
  },
  overhead(width, LINE),
  ...moonAndStars({ width, horizon: LINE, apex: [800, -60], span: [4000, 4000], clear: 0.4 }, 27),
  {
    d: rect(0, 0, 900, 760),
    fill: glow([40, 380], 780, 0.8, [0, ink.paper, 0.95], [0.3, ink.wheat, 0.6], [1, sun, 0]),
    daily: true,
  },
  ...firs(
    [
      [1490, 650, 300],
      [1570, 656, 230],
      [60, 660, 260],
    ],
    mix(ink.spruce, ink.nearRange, 0.3),
    mix(ink.nearRange, snow, 0.5),
  ),
]

export const ground = (): Shape[] => [
  {
    d: rect(0, LINE + 96, width, height),
    fill: down(650, 840, [0, mix(snow, bright, 0.4)], [0.6, snow], [1, snowShade]),
  },
  // The shade that the row throws to the right.
  {
    d: polygon([at(FRONT, 2.4), at(FRONT, 22), at(FRONT - 1.2, 22), at(FRONT - 0.9, 4)]),
    fill: shade,
    opacity: 0.22,
    daily: true,
  },
  // The sidewalk, cleared, and the street with its ruts.
  {
    d: polygon([at(FRONT - 4.4, -9), at(FRONT - 4.4, 22), at(FRONT - 5.7, 22), at(FRONT - 5.7, -9)]),
    fill: mix(mix(ink.belly, ink.wheat, 0.6), snow, 0.25),
  },
  {
    d:
      polyline([at(FRONT - 4.3, -9), at(FRONT - 4.3, 22)]) +
      polyline([at(FRONT - 5.8, -9), at(FRONT - 5.8, 22)]),
    stroke: snow,
    width: 14,
    round: true,
  },
]

export const nearer = (): Node[] => [
  {
    transform: 'translate(212 10)',
    nodes: [
      { d: 'M1286 800Q1292 600 1284 420L1296 420Q1304 600 1308 800z', fill: mix(ink.soil, ink.oak, 0.25) },
      {
        d: 'M1290 560L1220 430 1190 350M1224 438L1170 400M1292 520L1360 400 1380 310M1356 410L1410 370M1290 460L1270 350 1284 270M1276 380L1240 310',
        stroke: mix(ink.soil, ink.oak, 0.25),
        width: 8,
        round: true,
      },
      {
        d: 'M1286 552L1220 426 1192 352M1296 512L1360 396 1380 312M1286 440L1270 350',
        stroke: snow,
        width: 3.5,
        round: true,
      },
      { d: 'M1240 806q56-34 116 0z', fill: snow },
    ],
  },
]

/** What is around the test: the family’s picture, a calendar with its thirteen weeks, books and a plant. */
import { ink, mix, oklch } from '../../palette.ts'
import { hairs, skins } from '../../portraits/figure.ts'
import { between, dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { BOARD } from './view.ts'

/** Parents and a child in a frame that leans against the wall. */
export function picture(): Node[] {
  const [x, y, wide, high] = [462, 424, 216, 268]
  const wood = mix(ink.oak, ink.soil, 0.25)
  const person = (at: number, top: number, size: number, skin: string, hair: string, coat: string): Node => ({
    transform: `translate(${at} ${top}) scale(${size})`,
    nodes: [
      { d: 'M-52 150C-52 70-30 56 0 56S52 70 52 150z', fill: coat },
      { d: 'M-11 30h22v32q-11 10-22 0z', fill: mix(skin, ink.soil, 0.25) },
      { d: ellipse(0, 8, 31, 36), fill: skin },
      { d: 'M-34 10C-40-34-18-44 2-44S40-34 34 10C28-8 20-16 6-18-12-18-28-10-34 10z', fill: hair },
      { d: 'M-10 20q10 10 20 0', stroke: ink.soil, width: 3.5, round: true },
    ],
  })
  return [
    {
      d: polygon([
        [x + 40, BOARD - 14],
        [x + wide + 90, BOARD - 14],
        [x + wide + 14, y + 60],
        [x + wide, y + 20],
      ]),
      fill: ink.navy,
      opacity: 0.2,
    },
    {
      d: rect(x, y, wide, high),
      fill: between([x, y], [x + wide, y + high], [0, mix(wood, ink.wheat, 0.3)], [1, wood]),
    },
    { d: rect(x + 16, y + 16, wide - 32, high - 32), fill: ink.paper },
    {
      clip: rect(x + 34, y + 34, wide - 68, high - 68),
      nodes: [
        {
          d: rect(x, y, wide, high),
          fill: down(y + 30, y + high, [0, ink.glacier], [1, mix(ink.wheat, ink.gold, 0.35)]),
        },
        {
          d: `M${x} ${y + 150}l60-46 44 30 50-44 70 52v120H${x}z`,
          fill: mix(ink.midRange, ink.glacier, 0.35),
        },
        person(x + 82, y + 108, 0.86, skins.tan, hairs.brown, mix(ink.blue, ink.navy, 0.2)),
        person(x + 142, y + 120, 0.8, skins.fair, hairs.copper, mix(ink.wheat, ink.oak, 0.25)),
        person(x + 108, y + 178, 0.64, skins.fair, hairs.brown, mix(ink.brick, ink.oak, 0.2)),
      ],
    },
  ]
}

const MONTHS = [0, 1, 2]
/** The weeks of each month that the test lasts: thirteen in all. */
const WEEKS: readonly (readonly number[])[] = [
  [1, 2, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3],
]

/** A calendar of three winter months on the wall, a line through each week of the test. */
export function calendar(): Node[] {
  const [x, y, wide, high] = [520, 66, 560, 280]
  const left = (month: number) => x + 34 + month * 176
  const row = (week: number) => y + 118 + week * 32
  const days = MONTHS.flatMap((month) =>
    [0, 1, 2, 3, 4].flatMap((week) =>
      [0, 1, 2, 3, 4, 5, 6].map((day): Point => [left(month) + day * 23, row(week)]),
    ),
  )
  const [first, last] = [
    [left(0), row(1)],
    [left(2) + 138, row(3)],
  ] as const
  return [
    { d: rect(x + 14, y + 16, wide, high), fill: ink.navy, opacity: 0.16 },
    { d: rect(x, y, wide, high), fill: ink.paper },
    { d: rect(x, y, wide, 74), fill: mix(ink.nearRange, ink.blue, 0.3) },
    { d: `M${x} ${y + 74}l70-34 50 20 84-46 70 40 60-26 80 36 72-30 74 40z`, fill: ink.pale },
    { d: dashes(days, 0), stroke: mix(ink.midRange, ink.pale, 0.55), width: 9, round: true },
    {
      d: WEEKS.flatMap((weeks, month) =>
        weeks.map((week) => `M${left(month) - 4} ${row(week) + 2}q70-6 146-4`),
      ).join(''),
      stroke: ink.gold,
      width: 8,
      round: true,
      opacity: 0.85,
    },
    { d: ellipse(...first, 17) + ellipse(...last, 17), stroke: ink.brick, width: 6 },
    { d: dashes([[x + wide / 2, y - 6]], 0), stroke: ink.soil, width: 16, round: true },
  ]
}

/** Books on the left, beyond the picture in a narrow frame. */
export function books(): Shape[] {
  const spine = (x: number, wide: number, high: number) => rect(x, BOARD - 30 - high, wide, high)
  return [
    { d: spine(150, 50, 232) + spine(300, 44, 214), fill: mix(ink.blue, ink.nearRange, 0.3) },
    { d: spine(204, 38, 256) + spine(348, 58, 190), fill: mix(ink.brick, ink.soil, 0.15) },
    { d: spine(246, 50, 204), fill: mix(ink.gold, ink.oak, 0.2) },
    { d: 'M160 520h30M212 500h22M256 540h30M308 524h28M356 560h42', stroke: ink.wheat, width: 7 },
    {
      d:
        spine(150, 8, 232) +
        spine(204, 8, 256) +
        spine(246, 8, 204) +
        spine(300, 8, 214) +
        spine(348, 8, 190),
      fill: ink.wheat,
      opacity: 0.3,
    },
  ]
}

/** A trailing plant at the right end of the shelf. */
export function plant(): Shape[] {
  const leaf = mix(oklch(46, 0.09, 150), ink.hill, 0.25)
  const leaves =
    'M1392 520C1352 470 1310 470 1290 490 1320 520 1350 540 1392 520zM1396 516C1372 440 1392 396 1420 380 1440 420 1440 470 1396 516zM1402 522C1430 470 1480 450 1520 460 1506 500 1460 530 1402 522zM1388 526C1340 520 1300 540 1286 574 1330 580 1370 566 1388 526zM1408 528C1460 540 1500 570 1506 610 1460 606 1420 580 1408 528z'
  return [
    { d: leaves, fill: leaf },
    {
      d: 'M1392 520L1312 492M1398 514L1416 404M1404 522L1500 470M1386 528L1304 564M1410 530L1490 596',
      stroke: mix(leaf, ink.wheat, 0.45),
      width: 4,
      round: true,
    },
    {
      d: 'M1336 548h128l-18 148h-92z',
      fill: between(
        [1336, 0],
        [1464, 0],
        [0, mix(ink.paper, ink.wheat, 0.4)],
        [1, mix(ink.oak, ink.wheat, 0.5)],
      ),
    },
    { d: 'M1330 546h140', stroke: ink.paper, width: 14 },
    {
      d: ellipse(1410, BOARD - 24, 120, 14),
      fill: glow([1410, BOARD - 24], 120, 0.12, [0, ink.night, 0.4], [1, ink.night, 0]),
    },
  ]
}

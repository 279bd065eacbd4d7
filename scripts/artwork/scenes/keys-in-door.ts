import { ink, mix, oklch } from '../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { moonAndStars } from './stars.ts'
import { cat } from './window-seat/cat.ts'

const oak = oklch(56, 0.07, 60)
const brass = mix(ink.gold, ink.oak, 0.25)

/** A key that hangs from a ring at 0, 0, lit from the right. */
const key = (metal: string): Node[] => [
  { d: ellipse(0, 34, 30), stroke: metal, width: 24 },
  { d: 'M-10 70V204l12 14 12-14v-14h26v-24H14v-10h18v-24H14V70z', fill: metal },
  { d: 'M10-5a41 41 0 0 1 0 78M14 74v58h18v24H14v10h26v24H14v14', stroke: ink.wheat, width: 5, round: true },
]

/** The handle, and under it the lock with the keys. */
const lock: readonly Node[] = [
  { d: rect(600, 162, 76, 354), fill: ink.night, opacity: 0.45 },
  {
    d: rect(590, 150, 76, 354),
    // Darker than the keys, which hang before it.
    fill: down(150, 504, [0, mix(brass, ink.soil, 0.42)], [1, mix(brass, ink.soil, 0.62)]),
  },
  { d: 'M663 150v354', stroke: brass, width: 5 },
  { d: 'M628 220H440', stroke: ink.night, width: 44, round: true, opacity: 0.4 },
  {
    d: 'M628 208H436',
    stroke: down(186, 230, [0, ink.wheat], [0.5, brass], [1, mix(brass, ink.soil, 0.5)]),
    width: 40,
    round: true,
  },
  { d: ellipse(628, 208, 33), fill: down(175, 241, [0, ink.wheat], [1, brass]) },
  { d: ellipse(628, 410, 36), fill: mix(brass, ink.soil, 0.8) },
  { d: ellipse(628, 410, 29), fill: down(381, 439, [0, mix(brass, ink.wheat, 0.45)], [1, brass]) },
  { d: rect(623, 388, 10, 44), fill: ink.deep },
  { transform: 'translate(540 462) rotate(20)', nodes: key(mix(ink.belly, ink.pale, 0.35)) },
  { transform: 'translate(566 466) rotate(-5)', nodes: key(brass) },
  { d: ellipse(576, 450, 46), stroke: mix(ink.pale, ink.paper, 0.4), width: 8 },
  // The head of the key that is in the lock.
  {
    d: 'M612 396h32v20q14 8 14 26 0 22-30 22t-30-22q0-18 14-26zM618 442a10 9 0 0 0 20 0 10 9 0 0 0-20 0',
    fill: brass,
  },
  { d: 'M644 396v20q14 8 14 26 0 22-30 22', stroke: ink.wheat, width: 4 },
]

/** A box to be unpacked, its upper left corner at 0, 0. */
const box = (across: number, tall: number): Shape[] => [
  {
    d: rect(0, 0, across, tall),
    fill: down(0, tall, [0, mix(oak, ink.wheat, 0.5)], [1, mix(oak, ink.amber, 0.35)]),
  },
  { d: rect(across * 0.72, 0, across * 0.28, tall), fill: ink.soil, opacity: 0.24 },
  { d: `M0 ${tall * 0.16}h${across}`, stroke: ink.soil, width: 3, opacity: 0.35 },
  { d: rect(across / 2 - 14, 0, 28, tall * 0.42), fill: ink.wheat, opacity: 0.8 },
]

/** What the window shows: the last light over the mountains, and the lights of the neighbours. */
const evening = (): Node[] => [
  {
    outside: true,
    clip: rect(1130, 140, 300, 280),
    nodes: [
      {
        d: rect(1130, 140, 300, 280),
        fill: down(
          140,
          370,
          [0, mix(ink.blue, ink.navy, 0.2)],
          [0.6, mix(ink.lilac, ink.blush, 0.5)],
          [1, ink.amber],
        ),
      },
      ...moonAndStars({ width: 1600, horizon: 340, apex: [1280, 130], span: [170, 170], clear: 0.6 }, 18),
      {
        d: 'M1120 366l40-34 34 22 50-54 44 40 36-26 50 44 36-24 40 40v50h-330z',
        fill: mix(ink.midRange, ink.lilac, 0.35),
      },
      { d: 'M1244 300l44 40 8 30h-60zM1324 314l50 44 4 20h-50z', fill: mix(ink.blue, ink.lilac, 0.25) },
      { d: 'M1120 380q80-26 160-10 80-20 160-4v60h-330z', fill: mix(ink.hill, ink.blue, 0.25) },
      { d: 'M1146 400v-24l22-16 22 16v24zM1320 398v-22l20-16 20 16v22z', fill: ink.night },
      { d: rect(1162, 380, 11, 11) + rect(1334, 380, 11, 11), fill: ink.gold },
    ],
  },
]

/** A tall plant in the corner, the first thing that is where it belongs. */
const plant: readonly Shape[] = [
  { d: ellipse(1530, 668, 84, 12), fill: ink.soil, opacity: 0.35 },
  {
    d: 'M1530 590Q1520 480 1470 420M1530 590Q1532 450 1540 370M1530 590Q1548 490 1588 440M1530 590Q1500 520 1454 516',
    stroke: ink.hill,
    width: 6,
  },
  {
    d: 'M1470 424Q1424 410 1416 356 1470 362 1486 416zM1540 376Q1508 330 1536 276 1572 324 1546 376zM1584 444Q1584 392 1630 366 1640 420 1594 448zM1458 520Q1412 528 1386 490 1434 474 1464 510zM1530 500Q1490 470 1496 420 1540 444 1536 500z',
    fill: mix(ink.hill, ink.nearRange, 0.35),
  },
  {
    d: 'M1470 424Q1440 400 1416 356 1424 410 1470 424zM1540 376Q1524 330 1536 276 1508 330 1540 376zM1458 520Q1420 504 1386 490 1412 528 1458 520z',
    fill: mix(oklch(60, 0.09, 145), ink.gold, 0.3),
  },
  { d: 'M1484 586h92l-14 82h-64z', fill: mix(ink.brick, ink.oak, 0.25) },
  { d: 'M1484 586h30l2 82h-18z', fill: mix(ink.brick, ink.wheat, 0.35) },
]

/** The keys of a house in its open front door in the evening; behind it the lit room, with boxes to unpack. */
export function keysInDoor(): string {
  const leaf = mix(ink.navy, ink.blue, 0.3)
  const groove = mix(ink.navy, ink.deep, 0.3)
  const floor = 568
  return svg(width, height, [
    {
      d: rect(560, 0, 1040, floor),
      fill: down(
        0,
        floor,
        [0, mix(ink.amber, ink.oak, 0.3)],
        [0.6, ink.gold],
        [1, mix(ink.wheat, ink.gold, 0.5)],
      ),
    },
    {
      d: rect(560, 0, 1040, floor),
      fill: glow([1010, 300], 520, 0.9, [0, ink.paper, 0.75], [1, ink.wheat, 0]),
    },
    // The corner of the room, its ceiling, and the wall that the lamp reaches least.
    { d: 'M560-10H1610V40L1490 72H560z', fill: mix(ink.wheat, ink.gold, 0.45) },
    {
      d: 'M1490 72L1610 40V640L1490 568z',
      fill: down(40, 640, [0, mix(ink.amber, ink.oak, 0.55)], [1, mix(ink.gold, ink.oak, 0.4)]),
    },
    { d: 'M560 72H1490L1610 40', stroke: mix(ink.wheat, ink.paper, 0.5), width: 9 },
    ...evening(),
    {
      d: `${rect(1130, 140, 300, 280)}M1280 140v280M1130 232h300`,
      stroke: mix(ink.wheat, ink.paper, 0.5),
      width: 13,
    },
    { d: rect(1108, 418, 344, 18), fill: mix(ink.wheat, ink.paper, 0.5) },
    {
      d: rect(560, floor, 1040, height - floor),
      fill: down(floor, height, [0, mix(oak, ink.amber, 0.4)], [1, mix(oak, ink.soil, 0.6)]),
    },
    { d: `M560 ${floor - 18}H1490L1610 622V646L1490 ${floor}H560z`, fill: mix(ink.wheat, ink.paper, 0.4) },
    // The pool of light under the lamp.
    { d: ellipse(1040, 690, 420, 78), fill: ink.wheat, opacity: 0.3 },
    {
      d: 'M960 568L800 900M1110 568l-40 288M1260 568l80 288M1410 568l200 288M560 640h1040M560 730h1040',
      stroke: ink.soil,
      width: 3,
      opacity: 0.25,
    },
    { d: `${ellipse(1126, 628, 150, 16)}${ellipse(1362, 640, 130, 16)}`, fill: ink.soil, opacity: 0.35 },
    ...plant,
    placed(box(210, 150), 1010, 476, 1),
    placed(box(180, 176), 1260, 462, 1),
    placed(box(150, 104), 1056, 374, 1),
    { d: ellipse(912, 716, 70, 9), fill: ink.soil, opacity: 0.35 },
    // The cat without its tail, which it sits on.
    placed(cat().slice(0, -2), 380, 142, 0.95),
    { d: 'M1010 0v124', stroke: ink.soil, width: 6 },
    {
      d: polygon([
        [972, 124],
        [1048, 124],
        [1086, 200],
        [934, 200],
      ]),
      fill: ink.paper,
    },
    // The leaf of the door, its edge towards the light.
    {
      d: rect(0, 0, 724, height),
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [724, 0],
        stops: [
          [0, mix(leaf, ink.deep, 0.5)],
          [1, leaf],
        ],
      },
    },
    {
      d: rect(724, 0, 46, height),
      fill: down(0, height, [0, mix(ink.oak, ink.gold, 0.5)], [1, mix(ink.oak, ink.soil, 0.3)]),
    },
    { d: `M724 0v${height}`, stroke: ink.wheat, width: 5 },
    { d: `${rect(110, -60, 390, 400)}${rect(110, 430, 390, 560)}`, stroke: groove, width: 16 },
    { d: 'M118 332h374V-10M118 900V438h374', stroke: mix(leaf, ink.glacier, 0.4), width: 4, opacity: 0.6 },
    placed(lock, 0, -44, 1),
  ])
}

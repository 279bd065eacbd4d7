/** The map: its quadrants in four tones, the rivers, the streets, the train, and its folds. */
import { lettered } from '../../pages/lettering.ts'
import { ink, mix, oklch } from '../../palette.ts'
import { between, curve, type Point, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'

/** Half its width and height; the middle of the city is at 0, 0. */
const [WIDE, HIGH] = [540, 370] as const
const paper = mix(ink.paper, ink.wheat, 0.25)
const bow: readonly Point[] = [
  [-560, -150],
  [-400, -96],
  [-270, -140],
  [-120, -30],
  [40, 6],
  [130, -10],
  [210, 60],
  [196, 170],
  [280, 260],
  [250, 390],
]
const elbow: readonly Point[] = [
  [-300, 390],
  [-220, 270],
  [-90, 220],
  [-40, 120],
  [70, 60],
  [150, 20],
]
const train = 'M-430-330L-180-120-60-20 20 10 300-40 480-150M20 10L40 190 120 370'

/** The outline of the part of the map that is in a quadrant, which ends at the river or at the street. */
const QUADRANTS = [
  [-1, -1, mix(oklch(80, 0.07, 140), ink.paper, 0.35)],
  [1, -1, mix(ink.blush, ink.paper, 0.25)],
  [-1, 1, mix(ink.glacier, ink.paper, 0.35)],
  [1, 1, mix(ink.wheat, ink.gold, 0.25)],
] as const

const grid = [
  ...Array.from({ length: 17 }, (_, i) => `M${-480 + i * 60}-340V340`),
  ...Array.from({ length: 11 }, (_, i) => `M-510 ${-300 + i * 60}H510`),
].join('')

export const city = (): Node => ({
  transform: 'translate(800 436) rotate(-4)',
  nodes: [
    { d: rect(-WIDE + 14, -HIGH + 20, WIDE * 2, HIGH * 2), fill: ink.night, opacity: 0.4 },
    { d: rect(-WIDE, -HIGH, WIDE * 2, HIGH * 2), fill: paper },
    ...QUADRANTS.map(
      ([x, y, fill]): Node => ({
        d: rect(x < 0 ? -510 : 0, y < 0 ? -340 : 0, 510, 340),
        fill,
      }),
    ),
    { d: grid, stroke: ink.paper, width: 5, opacity: 0.8 },
    {
      d: 'M-470-260h150v96h-150zM250-250l120-30 60 90-140 40zM330 190q90-30 130 40t-90 90-90-60z',
      fill: mix(oklch(66, 0.1, 138), ink.paper, 0.2),
    },
    {
      clip: rect(-510, -340, 1020, 680),
      nodes: [
        { d: curve(bow), stroke: mix(ink.glacier, ink.blue, 0.35), width: 34, round: true },
        { d: curve(elbow), stroke: mix(ink.glacier, ink.blue, 0.35), width: 18, round: true },
        { d: 'M0-350V350', stroke: mix(ink.wheat, ink.oak, 0.55), width: 12 },
        { d: train, stroke: ink.brick, width: 9 },
      ],
    },
    {
      d: 'M-430-330h0M-305-225h0M-180-120h0M-60-20h0M20 10h0M160-15h0M300-40h0M480-150h0M30 100h0M40 190h0M80 280h0',
      stroke: ink.brick,
      width: 22,
      round: true,
    },
    {
      d: 'M-430-330h0M-305-225h0M-180-120h0M-60-20h0M20 10h0M160-15h0M300-40h0M480-150h0M30 100h0M40 190h0M80 280h0',
      stroke: ink.paper,
      width: 11,
      round: true,
    },
    ...(
      [
        ['NW', -110, -240],
        ['NE', 140, -210],
        ['SW', -400, 44],
        ['SE', 350, 44],
      ] as const
    ).map(
      ([word, x, y]): Node => ({
        transform: `translate(${x} ${y})`,
        nodes: [lettered(word, 64, ink.navy)],
      }),
    ),
    // The folds: each part of the paper is a little lighter or darker than the next.
    {
      d: rect(-270, -HIGH, 270, HIGH * 2) + rect(270, -HIGH, 270, HIGH * 2),
      fill: ink.soil,
      opacity: 0.08,
    },
    {
      d: `M-270-370V370M0-370V370M270-370V370M-540 0H540`,
      stroke: ink.soil,
      width: 2.5,
      opacity: 0.35,
    },
    {
      d: rect(-WIDE, -HIGH, WIDE * 2, HIGH * 2),
      fill: between([-400, -300], [500, 360], [0, ink.paper, 0.25], [0.5, ink.paper, 0], [1, ink.soil, 0.3]),
    },
  ],
})

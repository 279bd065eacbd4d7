import { ink, mix } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { between, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'

/** Each part on its desk, in px. */
const [WIDE, TALL] = [240, 200]
const print = mix(ink.wheat, ink.belly, 0.55)
const paper = mix(ink.paper, ink.wheat, 0.35)

const dots = (points: readonly Point[], radius: number) =>
  points.map(([x, y]) => ellipse(x, y, radius)).join('')

/** Paper that a lamp to its left lights. */
const lit = between([40, 20], [220, 190], [0, ink.paper], [1, mix(paper, ink.oak, 0.3)])
const pin = (x: number, y: number): Shape[] => [
  { d: ellipse(x + 7, y + 9, 10, 6), fill: ink.night, opacity: 0.4 },
  { d: ellipse(x, y, 10), fill: mix(ink.brick, ink.amber, 0.15) },
  { d: ellipse(x - 3, y - 3, 3.5), fill: ink.blush },
]

/** A wide sheet: sales along two lines, and the range that they leave. */
const range: Shape[] = [
  { d: 'M24 46h206l10 136H34z', fill: ink.night, opacity: 0.45 },
  { d: rect(18, 34, 204, 136), fill: lit },
  { d: 'M222 170l-28-3 25-21z', fill: mix(ink.wheat, ink.oak, 0.4) },
  { d: rect(98, 50, 46, 104), fill: mix(ink.gold, ink.paper, 0.4) },
  { d: 'M98 50v104M144 50v104', stroke: ink.gold, width: 5 },
  { d: 'M34 82h172M34 130h172', stroke: print, width: 4 },
  {
    d: dots(
      [
        [64, 82],
        [84, 82],
        [112, 82],
        [130, 82],
        [160, 82],
      ],
      9,
    ),
    fill: ink.navy,
  },
  {
    d: dots(
      [
        [126, 130],
        [166, 130],
        [192, 130],
      ],
      8,
    ),
    fill: paper,
    stroke: ink.brick,
    width: 5,
  },
  ...pin(120, 38),
]

/** A clipboard: two repairs that pay, and one to leave. */
const repairs: Node[] = [
  {
    transform: 'rotate(-5 120 110)',
    nodes: [
      { d: 'M66 34H198l14 190H76z', fill: ink.night, opacity: 0.5 },
      {
        d: rect(58, 24, 132, 190),
        fill: between(
          [58, 0],
          [190, 0],
          [0, mix(ink.blue, ink.belly, 0.3)],
          [1, mix(ink.navy, ink.blue, 0.3)],
        ),
      },
      { d: rect(68, 40, 112, 174), fill: lit },
      { d: rect(96, 16, 56, 28), fill: mix(ink.navy, ink.belly, 0.5) },
      { d: 'M98 18h52', stroke: mix(ink.pale, ink.wheat, 0.5), width: 4 },
      { d: rect(100, 44, 56, 5), fill: ink.night, opacity: 0.3 },
      { d: 'M82 78l10 12 20-24M82 124l10 12 20-24', stroke: ink.gold, width: 10, round: true },
      { d: 'M84 160l22 22M106 160l-22 22', stroke: ink.brick, width: 9, round: true },
      { d: 'M126 80h38M126 126h28M126 172h34', stroke: print, width: 10 },
    ],
  },
]

const BUYERS = [
  [62, 112, skins.brown, ink.glacier, hairs.black],
  [178, 112, skins.fair, ink.brick, hairs.copper],
  [120, 128, skins.tan, ink.gold, hairs.black],
] as const

/** Three buyers, and the one before the others. */
const buyers: Node[] = BUYERS.map(([x, y, skin, coat, hair]) => ({
  transform: `translate(${x} ${y})`,
  nodes: [
    { d: 'M-54 100C-54 26-30 14 0 14S54 26 54 100z', fill: coat },
    { d: 'M10 14.5C34 18 54 32 54 100H28C34 60 26 30 10 14.5z', fill: ink.night, opacity: 0.28 },
    { d: rect(-9, -4, 18, 26), fill: skin },
    { d: 'M-9 2Q2 14 9 4V12Q0 22-9 12z', fill: ink.night, opacity: 0.25 },
    { d: ellipse(0, -26, 24, 28), fill: skin },
    { d: 'M7-53C34-46 30 0 4 2 20-14 18-38 7-53z', fill: ink.night, opacity: 0.18 },
    { d: 'M-26-22C-31-68 31-68 26-22 18-44-16-46-26-22z', fill: hair },
    { d: 'M-51 66C-47 32-32 19-12 15.5', stroke: mix(ink.gold, ink.wheat, 0.6), width: 4, round: true },
    { d: 'M-26-30C-25-46-14-57 0-57', stroke: mix(ink.gold, ink.wheat, 0.4), width: 3.5, round: true },
  ],
}))

/** A slip: costs line by line, and what is left. */
const proceeds: Node[] = [
  {
    transform: 'rotate(4 120 100)translate(-22 0)',
    nodes: [
      { d: 'M82 24H182l14 176H90z', fill: ink.night, opacity: 0.45 },
      { d: 'M74 14h100v172l-12.5-12-12.5 12-12.5-12-12.5 12-12.5-12-12.5 12-12.5-12L74 186z', fill: lit },
      { d: 'M88 42h34M88 66h26M88 90h40M160 42h-20M160 66h-14M160 90h-22', stroke: print, width: 9 },
      { d: 'M88 110h72', stroke: ink.navy, width: 4 },
      { d: 'M88 140h72', stroke: ink.gold, width: 22 },
    ],
  },
  {
    transform: 'translate(192 152)',
    nodes: [
      { d: ellipse(14, 6, 40, 14), fill: ink.night, opacity: 0.45 },
      {
        d: 'M-30 0v-66h60V0a30 11 0 0 1-60 0z',
        fill: between([-30, 0], [30, 0], [0, ink.gold], [1, mix(ink.oak, ink.soil, 0.4)]),
      },
      {
        d: [13, 26, 39, 52].map((up) => `M-30 ${-up}a30 11 0 0 0 60 0`).join(''),
        stroke: mix(ink.soil, ink.oak, 0.4),
        width: 2.5,
      },
      { d: ellipse(0, -66, 30, 11), fill: mix(ink.gold, ink.wheat, 0.5) },
    ],
  },
]

/** What a seller receives, in four parts beside each other: a range, a list, the buyers and a sum. */
export function reportParts(): string {
  const all = rect(0, 0, WIDE, TALL)
  return svg(4 * WIDE, TALL, [
    { d: rect(0, 0, 4 * WIDE, TALL), fill: mix(mix(ink.oak, ink.soil, 0.35), ink.amber, 0.15) },
    ...[range, repairs, buyers, proceeds].map(
      (part, index): Node => ({
        clip: all,
        transform: `translate(${index * WIDE} 0)`,
        nodes: [
          // People stand before a wall; things lie on boards.
          part === buyers
            ? { d: all, fill: mix(ink.nearRange, ink.blue, 0.3) }
            : { d: 'M0 66H240M0 140H240', stroke: mix(ink.soil, ink.night, 0.4), width: 3, opacity: 0.5 },
          {
            d: all,
            fill: glow(
              [50, 20],
              210,
              1,
              [0, ink.wheat, 0.7],
              [0.5, mix(ink.gold, ink.blush, 0.5), 0.25],
              [1, ink.blush, 0],
            ),
          },
          ...part,
          {
            d: all,
            fill: between(
              [60, 30],
              [240, 200],
              [0, ink.night, 0],
              [0.5, ink.night, 0.1],
              [1, ink.night, 0.5],
            ),
          },
          // By night the lamp alone is lit.
          {
            d: all,
            fill: glow([70, 50], 230, 1, [0, ink.night, 0.1], [0.5, ink.night, 0.35], [1, ink.night, 0.75]),
            nightly: true,
          },
        ],
      }),
    ),
  ])
}

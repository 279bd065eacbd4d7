import { ink, mix } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'

/** Each part on its desk, in px. */
const [WIDE, TALL] = [240, 200]
const print = mix(ink.wheat, ink.belly, 0.55)
const paper = mix(ink.paper, ink.wheat, 0.35)

const dots = (points: readonly Point[], radius: number) =>
  points.map(([x, y]) => ellipse(x, y, radius)).join('')

/** A wide sheet: sales along two lines, and the range that they leave. */
const range: Shape[] = [
  { d: rect(26, 44, 200, 136), fill: ink.night, opacity: 0.4 },
  { d: rect(18, 34, 204, 136), fill: paper },
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
]

/** A clipboard: two repairs that pay, and one to leave. */
const repairs: Node[] = [
  {
    transform: 'rotate(-5 120 110)',
    nodes: [
      { d: rect(58, 24, 132, 190), fill: mix(ink.oak, ink.soil, 0.3) },
      { d: rect(68, 40, 112, 174), fill: paper },
      { d: rect(96, 14, 56, 26), fill: ink.belly },
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
    { d: rect(-9, -4, 18, 26), fill: skin },
    { d: ellipse(0, -26, 24, 28), fill: skin },
    { d: 'M-26-22C-31-68 31-68 26-22 18-44-16-46-26-22z', fill: hair },
  ],
}))

/** A slip: costs line by line, and what is left. */
const proceeds: Node[] = [
  {
    transform: 'rotate(4 120 100)',
    nodes: [
      { d: 'M74 14h100v172l-12.5-12-12.5 12-12.5-12-12.5 12-12.5-12-12.5 12-12.5-12L74 186z', fill: paper },
      { d: 'M88 42h34M88 66h26M88 90h40M160 42h-20M160 66h-14M160 90h-22', stroke: print, width: 9 },
      { d: 'M88 110h72', stroke: ink.navy, width: 4 },
      { d: 'M88 140h72', stroke: ink.gold, width: 22 },
    ],
  },
]

/** What a seller receives, in four parts beside each other: a range, a list, the buyers and a sum. */
export function reportParts(): string {
  return svg(4 * WIDE, TALL, [
    {
      d: rect(0, 0, 4 * WIDE, TALL),
      fill: down(0, TALL, [0, mix(ink.nearRange, ink.navy, 0.2)], [1, ink.navy]),
    },
    ...[range, repairs, buyers, proceeds].map((part, index) => ({
      clip: rect(0, 0, WIDE, TALL),
      transform: `translate(${index * WIDE} 0)`,
      nodes: [
        {
          d: rect(0, 0, WIDE, TALL),
          fill: glow([120, 0], 190, 1, [0, ink.glacier, 0.55], [1, ink.glacier, 0]),
        },
        ...part,
      ],
    })),
  ])
}

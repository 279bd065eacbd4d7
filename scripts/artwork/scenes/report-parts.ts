import { ink, mix } from '../palette.ts'
import { aside, ear, edged, glasses, hairs, inProfile, mirrored, skins } from '../portraits/figure.ts'
import { towardsUs } from '../portraits/three-quarter.ts'
import { between, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'

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

const lamplit = { rim: ink.wheat, from: [-4, 4] } as const
const elder = {
  ...lamplit,
  skin: skins.brown,
  profile: 'lean',
  hair: hairs.silver,
  coat: mix(ink.glacier, ink.blue, 0.25),
} as const
const youth = {
  ...lamplit,
  skin: skins.fair,
  profile: 'snub',
  hair: hairs.copper,
  coat: mix(ink.brick, ink.soil, 0.1),
} as const
const parent = { ...lamplit, skin: skins.tan, hair: hairs.black, coat: mix(ink.gold, ink.oak, 0.15) } as const

/** Three buyers who look for different homes: the oldest and the youngest turned to the one before them. */
const buyers: Node[] = [
  placed(
    inProfile(elder, ...edged(aside.short, elder.hair, elder), ear(elder.skin), glasses(ink.deep), {
      d: 'M-40 82C-24 106 18 110 36 96L30 122C8 134-26 128-46 100z',
      fill: ink.paper,
    }),
    54,
    82,
    0.54,
  ),
  mirrored(
    inProfile(
      youth,
      ...edged(aside.bob, youth.hair, { ...youth, from: [4, 4] }),
      // A knitted hat.
      {
        d: 'M-58-10C-70-92 50-112 50-26 20-40-30-34-58-10z',
        fill: mix(ink.blue, ink.navy, 0.2),
      },
      { d: 'M-58-12C-30-36 20-42 49-30', stroke: mix(ink.glacier, ink.blue, 0.3), width: 13, round: true },
    ),
    190,
    84,
    0.52,
  ),
  placed(
    towardsUs(
      parent,
      [
        {
          d: 'M-34 84C-20 116 18 118 28 88L36 102C20 136-22 130-44 100z',
          fill: mix(ink.paper, ink.wheat, 0.4),
        },
      ],
      ...edged(
        'M-40 84C-74 60-66-76 8-78C66-78 70-10 58 30C62 60 54 78 40 88C46 60 50 20 46-14C30-22 12-34 6-50C-4-30-26-16-36-10C-40 20-30 60-40 84z',
        parent.hair,
        parent,
      ),
    ),
    118,
    104,
    0.56,
  ),
]

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
          // Clear of the edges: a part's picture shows a hair of the next one where its width is no whole number of pixels.
          part === buyers ? { nodes: part, transform: 'translate(15 21) scale(.9)' } : { nodes: part },
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

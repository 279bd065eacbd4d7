import { ink, mix } from '../palette.ts'
import { ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'

/** Each page on its desk, in px. */
const [WIDE, TALL] = [240, 200]
const print = mix(ink.pale, ink.belly, 0.3)

const dots = (points: readonly Point[], radius: number) =>
  points.map(([x, y]) => ellipse(x, y, radius)).join('')

/** Sales along three lines, and the range that they leave. */
const range: Shape[] = [
  { d: rect(104, 84, 34, 116), fill: mix(ink.gold, ink.paper, 0.5) },
  { d: 'M104 84v116M138 84v116', stroke: ink.gold, width: 4 },
  { d: 'M60 106h120M60 144h120M60 182h120', stroke: print, width: 3 },
  {
    d: dots(
      [
        [76, 106],
        [94, 106],
        [116, 106],
        [128, 106],
        [114, 144],
        [134, 144],
      ],
      7,
    ),
    fill: ink.navy,
  },
  {
    d: dots(
      [
        [152, 144],
        [146, 182],
        [168, 182],
      ],
      6,
    ),
    fill: ink.paper,
    stroke: ink.brick,
    width: 4,
  },
]

/** Repairs: two that pay, and one to leave. */
const repairs: Shape[] = [
  { d: 'M60 102l9 10 17-21M60 142l9 10 17-21', stroke: ink.gold, width: 8, round: true },
  { d: 'M62 172l20 20M82 172l-20 20', stroke: ink.brick, width: 7, round: true },
  { d: 'M104 102h72M104 142h54M104 182h64', stroke: print, width: 8 },
]

/** Buyers, and the few of them who look for this home. */
const buyers: Node[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((column) => ({
    transform: `translate(${72 + column * 32} ${98 + row * 38})`,
    nodes: [
      {
        d: `${ellipse(0, -6, 6.5)}M-11 14C-11 0 11 0 11 14z`,
        fill: (row * 3 + column * 2) % 5 === 2 ? ink.gold : mix(ink.nearRange, ink.glacier, 0.3),
      },
    ],
  })),
)

/** Costs line by line, and what is left. */
const proceeds: Shape[] = [
  { d: 'M60 94h58M60 118h44M60 142h66M180 94h-30M180 118h-22M180 142h-36', stroke: print, width: 8 },
  { d: 'M60 160h120', stroke: ink.navy, width: 3 },
  { d: 'M60 182h40M180 182h-56', stroke: ink.gold, width: 13 },
]

/** Four pages of the report that a seller receives, beside each other. */
export function reportPages(): string {
  return svg(4 * WIDE, TALL, [
    { d: rect(0, 0, 4 * WIDE, TALL), fill: mix(ink.hill, ink.spruce, 0.4) },
    ...[range, repairs, buyers, proceeds].map((page, index) => ({
      clip: rect(0, 0, WIDE, TALL),
      transform: `translate(${index * WIDE} 0)`,
      nodes: [
        {
          d: rect(0, 0, WIDE, TALL),
          fill: glow([170, 10], 240, 1, [0, ink.gold, 0.55], [1, ink.gold, 0]),
        },
        {
          transform: 'translate(20 -6) scale(.84)',
          nodes: [
            { d: rect(54, 36, 152, 200), fill: ink.night, opacity: 0.35 },
            { d: rect(44, 26, 152, 200), fill: ink.paper },
            { d: 'M60 54h64', stroke: ink.navy, width: 10 },
            ...page,
          ],
        },
      ],
    })),
  ])
}

import { ink, mix } from '../palette.ts'
import { dashes, down, ellipse, type Point, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'

/** A contract, a pen and a seal, in a band of low light. */
export function documentsDesk(): string {
  const rows = (from: number, count: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => [-210, from + i * 34])
  const sheet: Node[] = [
    { d: rect(-262, -352, 540, 720), fill: ink.deep, opacity: 0.35 },
    { d: rect(-270, -360, 540, 720), fill: mix(ink.paper, ink.wheat, 0.15) },
  ]
  return svg(width, height, [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(ink.cloud, ink.oak, 0.12)], [1, mix(ink.navy, ink.oak, 0.1)]),
    },
    {
      d: 'M-20 700C380 300 900 120 1620 90V430C1000 470 560 640 300 920H-20z',
      fill: {
        kind: 'linear',
        from: [100, 800],
        to: [1500, 150],
        stops: [
          [0, ink.amber, 0.5],
          [0.5, ink.gold, 0.62],
          [1, ink.wheat, 0.4],
        ],
      },
    },
    { d: 'M-20 700C380 300 900 120 1620 90', stroke: ink.wheat, width: 4, opacity: 0.7 },
    { transform: 'translate(640 470) rotate(-17)', nodes: sheet },
    {
      transform: 'translate(760 456) rotate(-6)',
      nodes: [
        ...sheet,
        { d: 'M-210-290h250', stroke: ink.navy, width: 20 },
        { d: 'M-210-250h150', stroke: ink.gold, width: 8 },
        { d: dashes(rows(-196, 9), 420), stroke: ink.belly, width: 7, opacity: 0.5 },
        {
          d: dashes(
            [
              [-210, 112],
              [-210, 146],
            ],
            300,
          ),
          stroke: ink.belly,
          width: 7,
          opacity: 0.5,
        },
        { d: 'M-210 268h210', stroke: ink.navy, width: 4 },
        {
          d: 'M-196 256c22-58 44-58 34-8-6 26 34-62 46-40 8 16-16 38 6 36 24-2 26-34 44-30 12 4-4 26 40 18',
          stroke: mix(ink.blue, ink.navy, 0.3),
          width: 6,
          round: true,
        },
        {
          d: 'M116 300l-26 74 40-12 22 34 16-86zM188 300l34 70-40-8-18 36-20-84z',
          fill: mix(ink.brick, ink.navy, 0.35),
        },
        { d: ellipse(152, 250, 62), fill: ink.brick },
        { d: ellipse(152, 250, 46), stroke: mix(ink.brick, ink.wheat, 0.45), width: 4 },
        {
          d: 'M124 268c10-30 46-30 56 0M126 272l16-16 12 12 10-9 18 13z',
          stroke: mix(ink.brick, ink.wheat, 0.6),
          width: 5,
          round: true,
        },
      ],
    },
    {
      transform: 'translate(1190 560) rotate(-52)',
      nodes: [
        { d: rect(-240, 12, 460, 22), fill: ink.deep, opacity: 0.35 },
        { d: 'M-250-17h350v34h-350c-20 0-20-34 0-34z', fill: ink.navy },
        { d: 'M100-17h70l96 17-96 17h-70z', fill: ink.lamp },
        { d: 'M206 0h52', stroke: ink.navy, width: 4 },
        { d: 'M-40-17h22v34h-22z', fill: ink.gold },
        { d: 'M-236-9h324', stroke: ink.glacier, width: 4, opacity: 0.6 },
        { d: 'M-230-22h150v-10h-160z', fill: ink.gold },
      ],
    },
    { d: `${ellipse(1440, 180, 108)}`, fill: ink.night },
    {
      d: ellipse(1440, 180, 90),
      fill: mix(ink.oak, ink.deep, 0.6),
      stroke: mix(ink.pale, ink.wheat, 0.5),
      width: 12,
    },
    { d: ellipse(1418, 162, 40, 26), fill: ink.wheat, opacity: 0.16 },
  ])
}

import { ink, mix } from '../palette.ts'
import { down, ellipse, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'

/** A sheet and the picture on it, in px; sheets are so far apart. */
const [WIDE, TALL, EVERY] = [198, 262, 216]
const PICTURE = rect(14, 14, WIDE - 28, 138)
const FOOT = 132

const light = down(30, 120, [0, mix(ink.glacier, ink.blue, 0.4)], [0.5, ink.blush], [1, ink.gold])
const dim = down(30, 120, [0, mix(ink.belly, ink.blue, 0.3)], [1, mix(ink.belly, ink.midRange, 0.5)])

/** Three sheets on homes nearby: one is sold, one has a sign, and one is dark, because it did not sell. */
export function homeSheets(): string {
  const sold = [
    { d: ellipse(164, 208, 27), fill: ink.gold },
    { d: 'M151 208l9 11 17-22', stroke: ink.navy, width: 6, round: true },
  ]
  const listed = [
    { d: 'M150 142v-44h26', stroke: ink.paper, width: 5 },
    { d: rect(154, 104, 20, 16), fill: ink.brick },
  ]
  const unsold = [{ d: 'M150 192l24 30M174 192l-24 30', stroke: ink.belly, width: 6, round: true }]
  return svg(2 * EVERY + WIDE, TALL, [
    ...[sold, listed, unsold].map((marks, index) => sheet(index * EVERY, index < 2, marks)),
  ])
}

function sheet(x: number, lit: boolean, marks: readonly Shape[]): Node {
  const coat = { ...coats.evening, wall: mix(ink.blue, ink.belly, 0.3) }
  const gone = { ...coats.evening, wall: ink.cloud, trim: ink.belly, shade: ink.navy }
  return {
    transform: `translate(${x} 0)`,
    nodes: [
      {
        d: rect(1, 1, WIDE - 2, TALL - 2),
        fill: ink.paper,
        stroke: mix(ink.wheat, ink.belly, 0.4),
        width: 2,
      },
      {
        clip: PICTURE,
        nodes: [
          { d: PICTURE, fill: ink.navy },
          { d: 'M0 92Q99-22 198 92V152H0z', fill: lit ? light : dim },
          { d: 'M0 92Q99-22 198 92', stroke: lit ? ink.gold : ink.belly, width: 3 },
          { d: 'M0 124q60-16 110-6t88-4v40H0z', fill: ink.hill },
          {
            nodes: cottage(76, 52, lit ? coat : gone, lit, lit ? 1 : 0).map(({ lit: _, ...shape }) => shape),
            transform: `translate(92 ${FOOT})`,
          },
          { d: rect(0, FOOT, WIDE, 24), fill: mix(ink.hill, ink.spruce, 0.5) },
        ],
      },
      { d: 'M16 180h92', stroke: ink.navy, width: 12 },
      { d: 'M16 212h116M16 236h84', stroke: mix(ink.pale, ink.belly, 0.3), width: 8 },
      ...marks,
    ],
  }
}

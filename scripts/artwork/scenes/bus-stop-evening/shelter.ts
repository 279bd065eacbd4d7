/** The shelter: its roof under snow, its glass, the bench, and the lit poster at its end. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { coats } from '../houses/coats.ts'
import { cottage } from '../houses/cottage.ts'
import { GROUND, metal, POSTER, snow } from './view.ts'

const { x, y, wide, high } = POSTER
const paper = rect(x, y, wide, high)

/** The home of the poster, which the phone shows as well. */
export const HOME: readonly Node[] = [
  {
    d: rect(-90, -200, 180, 220),
    fill: down(-200, 0, [0, mix(ink.blue, ink.glacier, 0.3)], [0.6, ink.blush], [1, ink.gold]),
  },
  { d: 'M-90-40l40-30 34 22 44-40 40 34 22-10V20H-90z', fill: mix(ink.midRange, ink.lilac, 0.4) },
  { d: 'M-90-10Q0-24 90-10V20H-90z', fill: mix(ink.hill, ink.nearRange, 0.4) },
  placed(cottage(96, 58, { ...coats.evening, wall: mix(ink.brick, ink.oak, 0.25) }), 0, 2, 1),
]

/** What is behind those who wait. */
export function shelter(): Node[] {
  const glass = mix(ink.glacier, ink.pale, 0.5)
  return [
    { d: rect(478, 318, 400, 386), fill: glass, opacity: 0.16 },
    { d: 'M520 704L680 318h70L590 704z', fill: ink.paper, opacity: 0.12 },
    { d: 'M478 318V704M678 318V704', stroke: metal, width: 9 },
    { d: 'M470 704H880', stroke: metal, width: 12 },
    // The bench, with a folded newspaper.
    { d: 'M530 668V742M826 668V742', stroke: ink.night, width: 14 },
    {
      d: rect(500, 646, 356, 24),
      fill: down(646, 670, [0, mix(ink.oak, ink.gold, 0.3)], [1, mix(ink.oak, ink.soil, 0.5)]),
    },
    { d: 'M548 646l14-16h84l-6 16z', fill: mix(ink.pale, ink.paper, 0.4) },
    { d: 'M562 630l-6-9h86l4 9z', fill: ink.paper },
    { d: 'M572 637h58', stroke: ink.belly, width: 3 },
    // The poster, and its light.
    { d: rect(x - 26, y - 26, wide + 52, GROUND - y + 26), fill: ink.night },
    {
      nodes: [
        {
          name: 'home',
          nodes: HOME,
        },
      ],
      transform: `translate(${x + wide / 2} ${y + 246}) scale(${wide / 180} 1.26)`,
    },
    { d: rect(x, y + 268, wide, high - 268), fill: mix(ink.paper, ink.wheat, 0.5) },
    { d: `M${x + 22} ${y + 296}h130M${x + 22} ${y + 322}h90`, stroke: ink.navy, width: 11 },
    { d: rect(x + wide - 62, y + 286, 42, 42), fill: ink.amber },
    { d: paper, fill: glow([x + wide / 2, y + 140], 260, 1.2, [0, ink.lamp, 0.55], [1, ink.lamp, 0.1]) },
    { d: paper, stroke: mix(ink.lamp, ink.paper, 0.5), width: 5 },
  ]
}

/** The light of the poster in the air, and the roof. */
export const roof = (): Shape[] => [
  {
    d: ellipse(x + wide / 2, y + 180, 460, 420),
    fill: glow(
      [x + wide / 2, y + 180],
      460,
      0.92,
      [0, ink.lamp, 0.5],
      [0.4, ink.gold, 0.22],
      [1, ink.gold, 0],
    ),
  },
  { d: `M470 318V742M${x + wide + 30} 318V742`, stroke: metal, width: 16 },
  { d: rect(430, 292, 740, 28), fill: metal },
  { d: rect(430, 316, 740, 6), fill: mix(metal, ink.gold, 0.5) },
  { d: 'M424 294q4-30 60-32 90-14 190-4 120-14 250 0 120-8 190 4 60 4 64 32z', fill: snow },
  { d: 'M424 294q370-14 754 0l-6 8q-370-8-742 0z', fill: mix(snow, ink.blue, 0.4) },
]

/**
 * Who does the work: one on the ladder, one with a rake; and a child, who jumps into the heap. The sun is at their right.
 * At night they are at their window, and the rake and the pail lean at the wall.
 */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { ellipse } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { atHome } from '../at-home.ts'
import { head, shoes } from '../people.ts'
import { at, bright, LADDER, leaves, shade, WALL } from './view.ts'

const jeans = mix(ink.blue, ink.navy, 0.35)
const plaid = mix(ink.brick, ink.soil, 0.15)
const glove = mix(ink.gold, ink.oak, 0.2)

/** From behind, one foot higher, reaching to the right into the eavestrough; 140 px tall from the lower foot. */
const cleaner: Node[] = [
  { d: 'M-6-62L-8-8', stroke: mix(jeans, ink.deep, 0.3), width: 13, round: true },
  { d: 'M6-62Q14-44 8-26', stroke: jeans, width: 13.5, round: true },
  { d: 'M-15-2q0-7 8-7t7 7v2h-15zM1-20q0-7 8-7t7 7v2H1z', fill: ink.soil },
  { d: 'M12-102Q28-112 36-132', stroke: mix(plaid, ink.oak, 0.25), width: 9.5, round: true },
  { d: ellipse(38, -137, 5, 6), fill: glove },
  { d: 'M-9-108Q-20-104-18-84L-16-58Q0-53 16-58L18-84Q20-104 9-108 0-111-9-108z', fill: plaid },
  { d: 'M-9-108Q-20-104-18-84L-16-58-4-56Q-12-86-9-108z', fill: ink.night, opacity: 0.35 },
  { d: 'M-17-92H17M-17-78H17M-8-107V-58M6-108V-57', stroke: mix(plaid, ink.wheat, 0.35), width: 1.6 },
  { d: 'M-14-101Q-26-96-24-110L-20-120', stroke: mix(plaid, ink.soil, 0.3), width: 9.5, round: true },
  { d: ellipse(-20, -124, 5, 5), fill: glove },
  { d: 'M-5-112h10v8q-5 3-10 0z', fill: mix(skins.deep, ink.soil, 0.2) },
  { d: 'M-11-122Q-12-139 0-140 12-139 11-122 9-110 0-109-9-110-11-122z', fill: hairs.black },
  { d: 'M-12-124Q-13-141 0-142 13-141 12-124 0-119-12-124z', fill: mix(ink.nearRange, ink.wheat, 0.2) },
  {
    d: 'M12-126Q12-141 1-142M17-84L16-60M13-56Q16-44 14-30M30-110L40-130',
    stroke: bright,
    width: 2,
    round: true,
  },
  // A pail on a hook, and what falls.
  {
    d: 'M-34-76h18l-3 22h-12zM-34-76q9-18 18 0',
    fill: mix(ink.belly, ink.paper, 0.3),
    stroke: mix(ink.belly, ink.paper, 0.2),
    width: 1.6,
  },
  {
    d: 'M-32-78l7-4M-24-80l6 1M44-124l5 4M48-108l5 3M42-92l6-2M50-74l5 3',
    stroke: leaves.mid,
    width: 3.4,
    round: true,
  },
]

/** Facing right, bent a little over a rake; 140 px tall. */
const raker: Node[] = [
  { d: 'M48-2L6-104', stroke: mix(ink.oak, ink.wheat, 0.3), width: 3, round: true },
  {
    d: 'M48-3l-9-2 22 8M48-3l-4 8M48-3l4 9M48-3l10 8',
    stroke: mix(ink.oak, ink.soil, 0.3),
    width: 2.4,
    round: true,
  },
  { d: 'M4-58Q14-34 14-6', stroke: mix(jeans, ink.deep, 0.35), width: 12.5, round: true },
  { d: 'M-5-58Q-10-32-16-6', stroke: jeans, width: 13, round: true },
  shoes(-16, 15),
  { d: 'M8-98Q24-90 26-74L24-66', stroke: mix(glove, ink.soil, 0.4), width: 9, round: true },
  {
    d: 'M-6-107C-17-103-20-90-19-75L-18-50Q0-44 16-51L16-76C19-92 18-103 10-108 4-110-2-110-6-107z',
    fill: mix(ink.gold, ink.oak, 0.25),
  },
  { d: 'M-6-107C-17-103-20-90-19-75L-18-50-6-47Q-14-80-6-107z', fill: ink.soil, opacity: 0.35 },
  {
    transform: 'translate(5 1) rotate(7)',
    nodes: [head(skins.tan, 'even', { d: aside.bob, fill: hairs.copper })],
  },
  { d: 'M-8-111Q2-104 13-110L14-100Q2-94-9-102z', fill: mix(ink.blue, ink.glacier, 0.3) },
  { d: 'M-4-98Q-2-82 8-84L16-92', stroke: mix(ink.gold, ink.wheat, 0.15), width: 10, round: true },
  { d: ellipse(16, -92, 5) + ellipse(25, -64, 5), fill: mix(ink.belly, ink.paper, 0.3) },
  { d: 'M13-106Q19-96 17-76L16-54', stroke: bright, width: 2, round: true },
]

/** In the air, facing right, arms up and knees drawn in; 96 px tall. */
const jumper: Node[] = [
  {
    d: 'M-2-34Q16-36 14-20L6-10M4-34Q24-34 24-20L18-8',
    stroke: mix(jeans, ink.glacier, 0.15),
    width: 9.5,
    round: true,
  },
  { d: 'M0-10l8-4 8 8-4 4zM12-8l8-4 8 8-4 4z', fill: ink.brick },
  { d: 'M10-62Q22-76 24-90', stroke: mix(ink.nearRange, ink.navy, 0.2), width: 7.5, round: true },
  { d: 'M-6-68Q-14-52-10-34L8-30Q16-44 11-66 2-70-6-68z', fill: mix(ink.nearRange, ink.glacier, 0.25) },
  { d: 'M-6-68Q-14-52-10-34L-2-32Q-8-50-6-68z', fill: ink.night, opacity: 0.35 },
  {
    transform: 'translate(2 38) rotate(-8 0 -121)',
    nodes: [head(skins.fair, 'snub', { d: aside.short, fill: hairs.blond })],
  },
  { d: 'M-16-88Q-16-104 0-105 14-104 16-92L-14-84z', fill: mix(ink.brick, ink.amber, 0.2) },
  { d: ellipse(-1, -106, 4.5), fill: ink.wheat },
  { d: 'M-4-62Q-18-72-22-88', stroke: mix(ink.nearRange, ink.glacier, 0.4), width: 8, round: true },
  { d: ellipse(-22, -92, 4) + ellipse(24, -94, 4), fill: skins.fair },
  {
    d: 'M-34-20l6-4M-28 6l7-2M40-30l6 3M36 4l6-4M-40-54l5 3M44-64l6-3M30-112l5 3',
    stroke: leaves.lit,
    width: 4,
    round: true,
  },
]

/** What they have left at the wall. */
const tools = (): Node[] => [
  {
    nightly: true,
    nodes: [
      { d: 'M1030 790L1052 520', stroke: mix(ink.oak, ink.wheat, 0.5), width: 8, round: true },
      {
        d: 'M1030 786l-30 26M1030 786l-16 30M1030 786v30M1030 786l16 28M1030 786l28 22',
        stroke: mix(ink.oak, ink.wheat, 0.3),
        width: 6,
        round: true,
      },
      {
        d: 'M806 768h58l-8 58h-42zM806 768q29-50 58 0',
        fill: mix(ink.belly, ink.paper, 0.4),
        stroke: mix(ink.belly, ink.paper, 0.55),
        width: 4,
      },
    ],
  },
]

/** At night they are at home: in the window with the outline `pane`, behind its frame and sill. */
export const indoors = (pane: string): Node =>
  atHome(
    pane,
    616,
    { x: 116, scale: 2, skin: skins.deep, hair: hairs.black, style: aside.short, coat: plaid },
    {
      x: 272,
      scale: -1.9,
      skin: skins.tan,
      hair: hairs.copper,
      style: aside.bob,
      coat: mix(ink.gold, ink.oak, 0.25),
    },
  )

export function family(): Node[] {
  const [x, y] = at(LADDER - 0.04, WALL - 0.85, 1.52).map(Math.round) as [number, number]
  const atWork = [
    { transform: `translate(${x} ${y}) scale(1.98)`, nodes: cleaner },
    {
      d: 'M912 808Q800 796 640 812 620 822 650 828 800 822 930 816z',
      fill: shade,
      opacity: 0.5,
    },
    { transform: 'translate(930 812) scale(1.95)', nodes: raker },
    mirrored(jumper, 1172, 704, 1.9),
  ]
  return [{ daily: true, nodes: atWork }, ...tools()]
}

/** The buyers: one kneels and rolls the carpet up, the other brings coffee and laughs at it. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { ellipse } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { leg } from '../limbs.ts'
import { head, shoes } from '../people.ts'
import { sleeve } from '../standing.ts'
import { at, bright, jeans, shade, sun } from './view.ts'

const warm = mix(skins.brown, sun, 0.16)
const shirt = mix(ink.paper, ink.wheat, 0.4)
const jersey = mix(ink.brick, ink.amber, 0.3)

/** Kneeling, facing right, both hands on the roll before the knees; 108 px tall. */
const roller: Node[] = [
  { d: 'M-8-40Q-2-18 0-8L-34-5', stroke: mix(jeans, ink.navy, 0.45), width: 14, round: true },
  { d: 'M-42-10q-8 0-8 6v5h16z', fill: ink.soil },
  { d: 'M-6-42Q10-24 14-9L-18-5', stroke: jeans, width: 15, round: true },
  { d: 'M-26-10q-8 0-8 6v5h16z', fill: ink.soil },
  { d: 'M14-74Q34-60 44-46', stroke: mix(jersey, ink.navy, 0.35), width: 9, round: true },
  { d: ellipse(47, -43, 5), fill: mix(warm, ink.soil, 0.2) },
  { d: 'M2-88C-12-86-22-72-22-56L-18-34Q-4-28 10-36L22-62C25-78 22-86 16-90 10-93 6-92 2-88z', fill: jersey },
  { d: 'M2-88C-12-86-22-72-22-56L-18-34Q-12-31-8-32-12-64 2-88z', fill: ink.night, opacity: 0.3 },
  {
    transform: 'translate(17 18) rotate(14 0 -110)',
    nodes: [head(warm, 'hooked', { d: aside.short, fill: hairs.black })],
  },
  { d: 'M6-78Q10-54 26-48L40-42', stroke: mix(jersey, bright, 0.2), width: 10, round: true },
  { d: ellipse(42, -40, 5.4, 5), fill: warm },
  { d: 'M0-89C-13-86-23-72-23-56L-19-36', stroke: sun, width: 2.6, round: true },
]

/** Standing, facing right, a mug in each hand; 140 px tall. */
const bringer: Node[] = [
  ...leg([5, -58], [9, -34], [8, -5], mix(jeans, ink.deep, 0.35)),
  ...leg([-5, -58], [-6, -34], [-8, -5], jeans),
  shoes(-8, 9),
  { d: 'M8-98Q22-86 26-80L34-82', stroke: mix(shirt, shade, 0.4), width: 9, round: true },
  { d: 'M33-92h12v14q-6 3-12 0z', fill: mix(ink.glacier, ink.blue, 0.4) },
  { d: ellipse(35, -82, 4.6), fill: mix(skins.fair, ink.soil, 0.15) },
  {
    d: 'M-8-107C-19-102-20-89-18-74L-17-52Q0-45 16-52L16-75C17-92 14-103 8-107 2-110-4-110-8-107z',
    fill: shirt,
  },
  { d: 'M-8-107C-19-102-20-89-18-74L-17-52Q-11-49-6-48-13-80-8-107z', fill: shade, opacity: 0.3 },
  { d: 'M-17-64Q0-58 16-64L17-50Q0-43-18-50z', fill: jeans },
  { transform: 'rotate(-4 0 -120)', nodes: [head(skins.fair, 'snub', { d: aside.bob, fill: hairs.copper })] },
  { d: sleeve([0, -74], [20, -70]), fill: mix(shirt, ink.midRange, 0.14) },
  { d: 'M21-80h12v14q-6 3-12 0z', fill: mix(ink.gold, ink.amber, 0.2) },
  { d: ellipse(23, -70, 5), fill: skins.fair },
  { d: 'M-10-107C-20-102-21-89-19-74L-18-54', stroke: sun, width: 2.6, round: true },
  { d: 'M27-84q3-5 0-9M39-96q3-5 0-9', stroke: ink.paper, width: 1.6, round: true, opacity: 0.7 },
]

export function people(): Node[] {
  const feet = (along: number, across: number) => at(along, across).map(Math.round) as [number, number]
  const [kx, ky] = feet(2.86, 0.86)
  const [bx, by] = feet(3.4, 1.78)
  return [
    {
      d: ellipse(bx - 90, by + 4, 130, 12) + ellipse(kx + 30, ky + 6, 150, 14),
      fill: ink.soil,
      opacity: 0.28,
    },
    mirrored(bringer, bx, by, 2.95),
    mirrored(roller, kx + 60, ky, 3.2),
  ]
}

import { ink, mix } from '../palette.ts'
import { aside, hairs, mirrored, skins } from '../portraits/figure.ts'
import { ellipse, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { hall, rail, spill, stair } from './century-hall/hall.ts'
import { height, width } from './frame.ts'
import { head, shoes } from './people.ts'
import { camera, videographer } from './spring-clearing/people.ts'

const cardigan = mix(ink.brick, ink.oak, 0.15)

/** The owner, who shows the glass with a raised hand; facing right, 140 px tall. */
const owner: Node[] = [
  { d: 'M4-60L7-6M-4-60L-7-6', stroke: mix(ink.navy, ink.soil, 0.3), width: 12.5 },
  shoes(-7, 8),
  { d: 'M8-98Q20-86 18-66', stroke: mix(cardigan, ink.soil, 0.4), width: 9.5, round: true },
  {
    d: 'M-9-107C-18-102-19-89-18-75L-20-48Q0-40 18-48L16-75C17-90 14-102 7-107-1-110-5-110-9-107z',
    fill: cardigan,
  },
  { d: 'M6-107Q12-76 10-45', stroke: mix(cardigan, ink.soil, 0.5), width: 1.8 },
  head(skins.fair, 'lean', { d: ellipse(-52, -30, 22) + aside.swept, fill: hairs.silver }),
  { d: 'M-7-98Q-20-104-26-118L-28-128', stroke: mix(cardigan, ink.wheat, 0.15), width: 10, round: true },
  { d: 'M-33-140l3 12 8-2 1-10-3-6-2 6-2-7z', fill: skins.fair },
]

/** A house with a hundred years behind it, filmed from its stair on. */
export function centuryHall(): string {
  return svg(width, height, [
    ...hall(),
    ...spill(),
    ...stair(),
    mirrored(owner, 1064, 660, 2.1),
    ...rail(),
    { d: ellipse(330, 868, 150, 12), fill: ink.soil, opacity: 0.4 },
    placed(videographer, 300, 868, 2.5),
    placed(camera, 440, 874, 2.5),
    {
      d: rect(0, 0, width, height),
      fill: glow([340, 360], 1300, 0.8, [0, ink.lamp, 0.1], [0.4, ink.night, 0.16], [1, ink.night, 0.55]),
      nightly: true,
    },
  ])
}

import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { leg } from '../limbs.ts'
import { head, shoes } from '../people.ts'
import { palm, sleeve } from '../standing.ts'
import { card, firstLight, HIGH, level, light, lowSky, stars, WIDE } from './card.ts'

const cardboard = mix(ink.oak, ink.wheat, 0.3)

/** A box with its left side turned to the light. */
const box = (x: number, foot: number, wide: number, high: number): Shape[] => [
  {
    d: rect(x, foot - high, wide, high),
    fill: level(x, x + wide, [0, mix(cardboard, ink.soil, 0.35)], [1, mix(cardboard, ink.wheat, 0.35)]),
  },
  { d: rect(x + wide * 0.4, foot - high, wide * 0.2, high * 0.42), fill: mix(cardboard, ink.paper, 0.55) },
  { d: `M${x} ${foot - high}h${wide}`, stroke: light, width: 3 },
]

/** Carrying a box to the right, in a stride; 140 px tall. */
const mover: Node[] = [
  ...leg([-2, -58], [-10, -34], [-25, -8], mix(ink.navy, ink.deep, 0.3)),
  ...leg([3, -58], [15, -36], [14, -5], mix(ink.navy, ink.midRange, 0.15)),
  shoes(-26, 14),
  {
    d: 'M-9-107C-19-102-20-89-18-75L-16-54Q0-46 17-54L16-75C17-90 14-102 7-107-1-110-5-110-9-107z',
    fill: mix(ink.brick, ink.soil, 0.12),
  },
  head(skins.brown, 'full', { d: aside.short, fill: hairs.black }),
  { d: rect(13, -108, 56, 48), fill: mix(cardboard, ink.wheat, 0.2) },
  { d: rect(35, -108, 12, 20), fill: mix(cardboard, ink.paper, 0.5) },
  { d: 'M69-108v48M13-108h56', stroke: light, width: 4 },
  { d: 'M6-107C14-102 17-90 16-75L17-54Q8-49-2-49 12-76 2-108z', fill: ink.night, opacity: 0.24 },
  { d: palm([29, -61], [33, -60]), fill: skins.brown },
  { d: sleeve([-4, -70], [28, -61]), fill: mix(ink.brick, ink.soil, 0.34) },
  { d: 'M-10-107C-20-102-21-89-19-75L-17-55M-15-46L-27-14', stroke: light, width: 2, round: true },
]

/** The last boxes go out of the door in the morning, under a calendar with the day marked. */
export const movingGuide = (): string => {
  const wall = mix(ink.blue, ink.cloud, 0.35)
  const days = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row) => rect(78 + 21 * column, 66 + 22 * row, 12, 12)),
  )
  const [left, right, floor] = [220, 346, 248]
  return card(
    {
      d: rect(0, 0, WIDE, HIGH),
      fill: level(0, WIDE, [0, mix(wall, ink.navy, 0.4)], [0.6, wall], [1, mix(wall, ink.navy, 0.3)]),
    },
    { d: rect(0, floor, WIDE, 60), fill: mix(ink.oak, ink.soil, 0.45) },
    { d: rect(0, 0, WIDE, HIGH), fill: glow([290, 170], 220, 1, [0, ink.lamp, 0.4], [1, ink.gold, 0]) },
    {
      clip: rect(left, 26, right - left, floor - 26),
      outside: true,
      nodes: [
        ...lowSky(186, 300, firstLight(306, 186), stars('M256 54h0M322 78h0')),
        { d: ellipse(306, 164, 24), fill: ink.wheat, daily: true },
        { d: 'M200 190q60-16 160 0v70H200z', fill: mix(ink.hill, ink.oak, 0.3) },
        { d: 'M300 190h14l60 70H230z', fill: mix(ink.farRange, ink.gold, 0.35) },
      ],
    },
    {
      d: polygon([
        [left, floor],
        [right, floor],
        [300, HIGH],
        [70, HIGH],
      ]),
      fill: down(floor, HIGH, [0, ink.lamp, 0.9], [1, ink.gold, 0.35]),
    },
    { d: `M${left} ${floor}V26H${right}V${floor}`, stroke: mix(ink.wheat, ink.pale, 0.3), width: 12 },
    // The door, open into the room.
    { d: `M${right + 6} 20L392 2V292L${right + 6} ${floor + 4}z`, fill: mix(ink.brick, ink.soil, 0.3) },
    { d: ellipse(384, 164, 5), fill: ink.gold },
    // The calendar.
    { d: rect(64, 24, 103, 112), fill: mix(ink.paper, ink.wheat, 0.3) },
    { d: rect(64, 24, 103, 28), fill: ink.brick },
    { d: days.join(''), fill: mix(ink.pale, ink.midRange, 0.35) },
    { d: ellipse(126, 94, 15), stroke: ink.amber, width: 6 },
    ...box(58, 272, 92, 70),
    ...box(66, 202, 58, 36),
    ...box(138, 286, 62, 50),
    { transform: 'translate(246 262) scale(1.32)', nodes: mover },
  )
}

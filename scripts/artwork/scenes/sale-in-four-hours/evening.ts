/** Dusk: the camera before the lit porch. Night: three at a table behind the large window, and the dark street. */

import { videographer } from '../../pages/film-crew.ts'
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { FUR, head } from '../people.ts'
import { PANE } from './house.ts'
import { atHours, EVENING, FEET, FOOT, trim, WALK } from './view.ts'

const [LEFT, TOP, WIDE, HIGH] = [EVENING + PANE.x, PANE.y, PANE.wide, PANE.high]
const MIDDLE = LEFT + WIDE / 2
/** The street lamp. */
const POST = 1534
const DOOR = EVENING - 112
const warm = mix(ink.lamp, ink.wheat, 0.35)

const blue = mix(ink.glacier, ink.blue, 0.45)
const fur = mix(FUR, ink.navy, 0.3)
const green = mix(ink.nearRange, ink.hill, 0.3)
const warmer = mix(ink.gold, ink.amber, 0.6)
const lit = (x: number, y: number, reach: number, squash: number, share: number): Shape => ({
  d: ellipse(x, y, reach, reach * squash),
  fill: glow([x, y], reach, squash, [0, ink.lamp, share], [0.4, warmer, share * 0.5], [1, ink.amber, 0]),
})

/** What the porch lamp lights, and the camera before it. */
export function filming(): Node[] {
  return [
    lit(DOOR, 580, 190, 0.9, 0.8),
    lit(DOOR, 790, 250, 0.24, 0.6),
    { d: ellipse(DOOR, 556, 10, 13), fill: ink.lamp },
    { d: ellipse(930, FEET + 3, 120, 7), fill: ink.night, opacity: 0.45 },
    mirrored(videographer(), 884, FEET, 1.98),
  ]
}

interface Sitter {
  skin: string
  hair: string
  style: string
  shirt: string
  /** The near arm, its elbow on the table's edge, and the hand. */
  arm: readonly Shape[]
}

/** At the table, facing right; its top is at -76. */
const sitter = ({ skin, hair, style, shirt, arm }: Sitter): Node[] => [
  { d: 'M8-98C18-94 22-86 28-83L40-80V-75L20-77z', fill: mix(shirt, ink.night, 0.3) },
  { d: 'M39-81q8-1 13 4l-13 2z', fill: mix(skin, ink.soil, 0.2) },
  {
    d: 'M-6-107C-20-104-26-88-26-66L-24-34H16L15-76C16-92 14-104 8-108 2-111-2-111-6-107z',
    fill: shirt,
  },
  { transform: 'translate(4 1) rotate(5)', nodes: [head(skin, 'even', { d: style, fill: hair })] },
  ...arm,
]

/** A hand that writes. */
const writing = (skin: string, shirt: string): Shape[] => [
  {
    d: 'M-14-99C-15-84-10-74-2-72L27-74 26-81 12-83C6-88 3-96 0-102-6-106-13-104-14-99z',
    fill: mix(shirt, ink.night, 0.16),
  },
  { d: 'M37-90L44-74', stroke: ink.navy, width: 2, round: true },
  { d: 'M25-82q8-3 13 0l6 5-3 3-6-2-1 3-9 0z', fill: skin },
]

/** A hand that is held out, open. */
const asking = (skin: string, shirt: string): Shape[] => [
  {
    d: 'M-14-99C-15-84-10-74-2-72L8-73 24-92 18-97 8-84C4-90 3-96 0-102-6-106-13-104-14-99z',
    fill: mix(shirt, ink.night, 0.16),
  },
  { d: 'M17-96q1-6 5-8l10-4q3 0 2 2l-5 3 7 0q2 2-1 3l-6 2q-2 4-6 6z', fill: skin },
]

/** Standing behind the table, facing right, a hand on the page. */
const agent: Node[] = [
  { d: 'M-4-110C-16-106-22-94-22-78V-30H20V-78C21-94 17-106 10-110z', fill: mix(ink.blue, ink.navy, 0.2) },
  { d: 'M2-110L12-90 10-111z', fill: ink.paper },
  {
    transform: 'translate(4 0) rotate(8)',
    nodes: [head(skins.brown, 'even', { d: aside.bob, fill: hairs.black })],
  },
  { d: 'M-8-110Q0-104 11-110L12-102Q0-97-10-103z', fill: mix(ink.gold, ink.oak, 0.2) },
  { d: 'M23-78q8 0 12 4l5 4-3 2-15-3z', fill: skins.brown },
  {
    d: 'M-14-97C-12-84-6-77 4-75L23-71 25-79 9-84C4-90 2-96 0-101-6-105-14-103-14-97z',
    fill: mix(ink.blue, ink.navy, 0.45),
  },
]

/** From behind, sitting, its head raised to the lit window; 48 px tall. */
const watching: Node[] = [
  { d: 'M9-3Q22-1 25-10', stroke: mix(fur, ink.soil, 0.15), width: 4.5, round: true },
  { d: 'M-14 0C-17-16-12-26-7-33H7C12-26 17-16 14 0z', fill: fur },
  { d: 'M-7-45Q0-50 7-45 10-38 7-31-7-31-7-31-10-38-7-45z', fill: fur },
  { d: 'M-7-46q-6 4-5 14 6-2 6-11zM7-46q6 4 5 14-6-2-6-11z', fill: mix(fur, ink.soil, 0.4) },
  { d: 'M-8-31Q0-27 8-31', stroke: ink.brick, width: 2.6 },
]

/** The lit room. */
export function talking(): Node[] {
  const wood = mix(ink.oak, ink.soil, 0.2)
  const table = TOP + 134
  const white = mix(atHours(trim)[3], ink.lamp, 0.4)
  return [
    lit(MIDDLE, TOP + 90, 230, 0.8, 0.45),
    {
      clip: rect(LEFT, TOP, WIDE, HIGH),
      nodes: [
        {
          d: rect(LEFT, TOP, WIDE, HIGH),
          fill: glow(
            [MIDDLE, TOP + 40],
            170,
            1,
            [0, ink.paper],
            [0.3, warm],
            [1, mix(ink.gold, ink.oak, 0.35)],
          ),
        },
        { d: rect(LEFT, TOP + 150, WIDE, 60), fill: mix(ink.oak, ink.soil, 0.4) },
        placed(agent, MIDDLE - 26, table + 96, 1.38),
        {
          transform: `translate(${LEFT + 22} ${table + 108}) scale(1.42)`,
          nodes: sitter({
            skin: skins.fair,
            hair: hairs.copper,
            style: aside.bob,
            shirt: blue,
            arm: writing(skins.fair, blue),
          }),
        },
        mirrored(
          sitter({
            skin: skins.tan,
            hair: hairs.brown,
            style: aside.short,
            shirt: green,
            arm: asking(skins.tan, green),
          }),
          LEFT + WIDE - 20,
          table + 108,
          1.42,
        ),
        { d: rect(LEFT - 10, table, WIDE + 20, 12), fill: mix(wood, ink.gold, 0.35) },
        {
          d: rect(LEFT - 10, table + 12, WIDE + 20, 70),
          fill: down(table, table + 70, [0, mix(wood, ink.soil, 0.4)], [1, mix(wood, ink.night, 0.5)]),
        },
        {
          d: `M${MIDDLE - 44} ${table + 3}h36l4-8h-32zM${MIDDLE + 4} ${table + 3}h38l-6-8h-30z`,
          fill: ink.paper,
        },
        { d: `M${MIDDLE} ${TOP}v12`, stroke: ink.soil, width: 4 },
        { d: `M${MIDDLE - 30} ${TOP + 32}q4-24 24-24h12q20 0 24 24z`, fill: mix(ink.hill, ink.night, 0.3) },
        { d: rect(MIDDLE - 26, TOP + 32, 52, 5), fill: ink.paper },
      ],
    },
    {
      d: rect(LEFT, TOP, WIDE, HIGH),
      stroke: white,
      width: 12,
    },
    { d: rect(LEFT - 12, TOP + HIGH, WIDE + 24, 12), fill: white },
  ]
}

/** Its light on the grass, the street lamp and the dog. */
export function outside(): Node[] {
  return [
    {
      d: polygon([
        [LEFT + 6, FOOT],
        [LEFT + WIDE - 6, FOOT],
        [LEFT + WIDE + 60, WALK + 36],
        [LEFT - 26, WALK + 36],
      ]),
      fill: down(FOOT, WALK + 40, [0, ink.lamp, 0.5], [1, ink.gold, 0.12]),
    },
    lit(POST, 520, 74, 1, 0.75),
    lit(POST, FEET, 150, 0.16, 0.5),
    { d: `M${POST} ${FEET}V540`, stroke: ink.deep, width: 9 },
    { d: `M${POST - 11} ${FEET}l5-60h12l5 60z`, fill: ink.deep },
    { d: `M${POST - 15} 498h30l-7 42h-16z`, fill: ink.lamp },
    { d: `M${POST - 22} 498l22-22 22 22z`, fill: ink.deep },
    { d: ellipse(1424, FEET, 44, 5), fill: ink.night, opacity: 0.4 },
    placed(watching, 1420, FEET - 2, 1.9),
  ]
}

import { ink, mix } from '../palette.ts'
import { down, type Point, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { aspens } from './aspen.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { bed, curtains, joists, loft, pendant, picture, sideboard } from './furnished.ts'
import { downspout, furnace, wetCorner } from './inspection/basement.ts'
import { kitchen } from './inspection/kitchen.ts'
import { advisor, buyers } from './inspection/people.ts'
import { BASE, BEDROOM, GROUND, KITCHEN, LEFT, RIDGE, RIGHT } from './inspection/view.ts'
import { lampLit } from './lamp-lit.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { beyond, door, ground, panes, roof, rooms, type Section } from './section.ts'

const house = {
  left: LEFT,
  right: RIGHT,
  ridge: RIDGE,
  ceilings: [BEDROOM, KITCHEN, GROUND],
  base: BASE,
  overhang: 22,
} as const satisfies Section
const window: Point = [852, 278]

/** A narrow house cut open at a showing: the buyers love the kitchen, the advisor finds the wet corner under it. */
export function inspection(): string {
  return svg(width, height, [
    { nodes: outdoors(), outside: true },
    { d: rect(676, 82, 44, 110), fill: mix(ink.brick, ink.soil, 0.5) },
    { d: rect(669, 74, 58, 14), fill: ink.navy },
    ...rooms(house),
    // A steep roof leaves a gap at its eaves, which the boards under it close.
    {
      d: `M${LEFT} ${BEDROOM}V214L800 ${RIDGE}L${RIGHT} 214V${BEDROOM}z`,
      fill: mix(ink.soil, ink.oak, 0.35),
    },
    ...roof(house, false),
    ...loft(house),
    joists(house),
    ...panes([window], 84, 66),
    ...curtains([window], 84, 66, mix(ink.brick, ink.amber, 0.45)),
    ...picture(706, 282),
    ...pendant(792, BEDROOM, 30, 110),
    ...bed(712, KITCHEN - 5),
    ...sideboard(896, KITCHEN - 4),
    ...door(664, GROUND - 5, 112),
    ...kitchen(),
    ...furnace(),
    ...wetCorner(),
    ...lampLit([...buyers(), ...advisor()]),
    ...downspout(),
  ])
}

/** The street beyond it in the fall, and the ground that it stands in. */
const outdoors = (): Node[] => [
  ...beyond({
    ground: GROUND,
    apex: [760, 14],
    span: [1250, 1350],
    light: [520, 700],
    mood: moods.gold,
    tint: tints.none,
    haze: ink.wheat,
    seeds: [27, 15],
    rise: 96,
    away: 26,
    moon: { at: [1090, 170], radius: 26 },
  }),
  {
    d: 'M60 580V452L196 372L332 452V580zM1276 580V462L1404 388L1532 462V580z',
    fill: down(380, GROUND, [0, mix(ink.hill, ink.navy, 0.4)], [1, mix(ink.hill, ink.nearRange, 0.3)]),
  },
  { d: rect(118, 490, 38, 44) + rect(236, 490, 38, 44) + rect(1330, 498, 38, 44), fill: ink.lamp },
  ...firs(
    [410, 1150, 1212, 1572].map((x, i) => [x, GROUND + 4, 260 - (i % 3) * 50]),
    ink.hill,
    mix(ink.hill, ink.blush, 0.2),
  ),
  ...aspens([
    [540, GROUND + 4, 300],
    [1066, GROUND + 4, 250],
    [474, GROUND + 4, 210],
  ]),
  ...ground(GROUND, 31),
  { d: rect(0, GROUND - 8, width, 16), fill: mix(ink.hill, ink.gold, 0.3) },
]

import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, type Point, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { bookcase, curtains, joists, loft, pendant, picture, sideboard, table } from './furnished.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { beyond, door, ground, lamp, panes, roof, rooms, type Section, sofa } from './section.ts'

const GROUND = 440
const house = {
  left: 470,
  right: 1130,
  ridge: 84,
  ceilings: [258, GROUND],
  base: 664,
} as const satisfies Section
const windows: readonly Point[] = [
  [530, 304],
  [986, 304],
]

/** A house cut open down to the gravel under its slab. */
export function subSlab(): string {
  const draw = random(21)
  const gravel = Array.from({ length: 130 }, (): Point => [474 + 640 * draw(), 694 + 44 * draw()])
  return svg(width, height, [
    {
      outside: true,
      nodes: [
        ...beyond({
          ground: GROUND,
          apex: [760, 24],
          span: [1300, 1500],
          light: [880, 640],
          mood: moods.gold,
          tint: tints.none,
          haze: ink.wheat,
          seeds: [12, 23],
        }),
        ...firs(
          [150, 250, 352, 1250, 1340, 1480].map((x, i) => [x, GROUND + 4, 230 - (i % 3) * 50]),
          ink.hill,
          mix(ink.hill, ink.blush, 0.2),
        ),
        ...ground(GROUND, 8),
        { d: rect(0, GROUND - 8, width, 16), fill: mix(ink.hill, ink.gold, 0.3) },
      ],
    },
    { d: rect(452, 680, 696, 66), fill: mix(ink.belly, ink.midRange, 0.4) },
    { d: dashes(gravel, 5), stroke: mix(ink.pale, ink.midRange, 0.35), width: 12, round: true },
    ...rooms(house),
    ...roof(house, false),
    ...loft(house),
    joists(house),
    ...panes(windows, 84, 76),
    ...curtains(windows, 84, 76, mix(ink.brick, ink.amber, 0.45)),
    ...door(700, GROUND - 5),
    ...pendant(1028, house.ceilings[0], 30, 84),
    ...pendant(572, house.ceilings[0], 30, 84),
    ...table(1028, GROUND - 5),
    ...sideboard(806, GROUND - 1),
    ...picture(788, 312),
    ...lamp(636, house.base),
    ...bookcase(722, house.base + 2),
    ...picture(1020, 510),
    ...sofa(1020, house.base, mix(ink.blue, ink.navy, 0.25)),
  ])
}

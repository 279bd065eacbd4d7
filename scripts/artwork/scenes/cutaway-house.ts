import { ink, mix } from '../palette.ts'
import { between, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { curtains, joists, laundry, pendant, picture, table } from './furnished.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { beyond, ground, panes, roof, rooms, type Section, WALL } from './section.ts'

const GROUND = 580
const house = {
  left: 480,
  right: 1120,
  ridge: 104,
  ceilings: [310, GROUND],
  base: 776,
} as const satisfies Section
const window: Point = [900, 380]
const timber = mix(ink.soil, ink.oak, 0.25)

/** A house of the fifties cut open in the evening, its rooms dim: what a guide marks in them is what is bright. */
export function cutawayHouse(): string {
  const attic = polygon([
    [house.left + 40, 308],
    [800, 140],
    [house.right - 40, 308],
  ])
  return svg(width, height, [
    {
      outside: true,
      nodes: [
        ...beyond({
          ground: GROUND,
          apex: [800, 40],
          span: [1150, 1150],
          light: [800, 760],
          mood: moods.dusk,
          tint: tints.dusk,
          haze: ink.amber,
          seeds: [44, 12],
          rise: 74,
          away: 30,
        }),
        {
          d: 'M-10 590V470L130 404L270 470V590zM1330 590V480L1470 420L1610 480V590z',
          fill: mix(ink.hill, ink.navy, 0.5),
        },
        ...firs(
          [310, 372, 1214, 1286, 1360].map((x, i) => [x, GROUND + 4, 250 - (i % 3) * 54]),
          ink.spruce,
          mix(ink.spruce, ink.nearRange, 0.6),
        ),
        ...ground(GROUND, 14),
        { d: rect(0, GROUND, width, height - GROUND), fill: ink.deep, opacity: 0.45 },
        { d: rect(0, GROUND - 8, width, 16), fill: mix(ink.hill, ink.navy, 0.3) },
      ],
    },
    { d: rect(592, 112, 60, 150), fill: mix(ink.brick, ink.soil, 0.55) },
    { d: rect(584, 100, 76, 18), fill: ink.navy },
    ...rooms(house, true),
    ...roof(house, false),
    { d: attic, fill: mix(timber, ink.deep, 0.35) },
    { d: 'M640 306V232M720 306V188M800 306V144M880 306V188M960 306V232', stroke: timber, width: 9 },
    { d: rect(house.left + WALL, 310, 612, 8), fill: mix(ink.pale, ink.belly, 0.45) },
    joists(house),
    ...lights(),
    ...panes([window], 120, 90),
    ...curtains([window], 120, 90, mix(ink.brick, ink.oak, 0.45)),
    { d: rect(804, 318, 14, 256), fill: mix(ink.belly, ink.nearRange, 0.2) },
    ...pendant(878, house.ceilings[0], 34, 150),
    ...table(944, GROUND - 5),
    ...picture(742, 408),
    ...armchair(742, GROUND - 4),
    // The wood stove and its hearth.
    { d: 'M560 390h124v184H560z', fill: mix(ink.brick, ink.soil, 0.6) },
    { d: 'M584 460h76v112h-76zM602 460v-142h40v142z', fill: ink.deep },
    { d: rect(598, 478, 48, 34), fill: ink.lamp },
    { d: ellipse(622, 496, 150), fill: glow([622, 496], 150, 0.8, [0, ink.amber, 0.6], [1, ink.amber, 0]) },
    ...tank(604, house.base),
    ...laundry(850, house.base),
    // The furnace.
    { d: rect(990, 650, 92, 126), fill: mix(ink.midRange, ink.pale, 0.2) },
    { d: 'M1008 674h56M1008 692h56', stroke: ink.navy, width: 6 },
    { d: 'M1016 730h40v30h-40z', fill: ink.navy },
  ])
}

/** What the bulbs light of the attic and of the basement, which hang from a rafter and from a joist. */
const lights = (): Shape[] =>
  (
    [
      [800, 208, 140],
      [780, 664, 190],
    ] as const
  ).flatMap(([x, y, reach]) => [
    {
      d: ellipse(x, y, reach, Math.min(reach, 108)),
      fill: glow([x, y], reach, 0.9, [0, ink.lamp, 0.8], [0.4, ink.amber, 0.3], [1, ink.amber, 0]),
    },
    { d: `M${x} ${y - 40}v30`, stroke: ink.night, width: 4 },
    { d: ellipse(x, y, 10, 12), fill: ink.lamp },
  ])

/** An armchair from the front. */
const armchair = (x: number, floor: number): Shape[] => [
  { d: `M${x - 34} ${floor - 8}v-72q0-16 16-16h36q16 0 16 16v72z`, fill: mix(ink.brick, ink.oak, 0.35) },
  {
    d: `M${x - 48} ${floor}v-46q0-12 12-12t12 12v14h48v-14q0-12 12-12t12 12v46z`,
    fill: mix(ink.brick, ink.soil, 0.4),
  },
]

/** The tank for hot water. */
const tank = (x: number, floor: number): Shape[] => [
  {
    d: `M${x - 34} ${floor - 4}v-64q0-10 10-10h48q10 0 10 10v64z`,
    fill: between(
      [x - 34, 0],
      [x + 34, 0],
      [0, mix(ink.midRange, ink.navy, 0.2)],
      [1, mix(ink.pale, ink.midRange, 0.3)],
    ),
  },
  { d: `M${x - 34} ${floor - 56}h68`, stroke: ink.navy, width: 3, opacity: 0.5 },
  { d: rect(x - 12, floor - 30, 24, 14), fill: ink.navy },
]

import { ink, kept, mix, oklch } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { between, down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { stonePorch } from './houses/stone-porch.ts'
import { lampLit } from './lamp-lit.ts'
import { lawnAtDusk, setting } from './setting.ts'
import { standing } from './standing.ts'

const GROUND = 668
/** The house for sale, and the foot of its steps. */
const [HOUSE, STEPS] = [1252, 1238]
/** The two who look at it, and the lamp above them. */
const [FEET, PAIR, LAMP] = [862, 884, 770]
const grass = oklch(37, 0.048, 150)

/** The street between the house and those who look at it. */
const street = (): Shape[] => [
  {
    d: rect(0, GROUND + 38, width, height),
    fill: down(
      GROUND + 38,
      height,
      [0, mix(ink.belly, ink.navy, 0.3)],
      [0.11, mix(ink.belly, ink.navy, 0.45)],
      [0.115, mix(ink.navy, ink.deep, 0.2)],
      [0.5, mix(ink.navy, ink.deep, 0.5)],
      [0.505, mix(ink.belly, ink.navy, 0.4)],
      [0.53, mix(ink.belly, ink.navy, 0.5)],
      [1, mix(ink.navy, ink.night, 0.5)],
    ),
  },
  // The walk to the steps, and what the rooms throw on it, on the lawn and over the road.
  {
    d: polygon([
      [STEPS - 40, GROUND],
      [STEPS + 40, GROUND],
      [STEPS + 30, GROUND + 42],
      [STEPS - 112, GROUND + 42],
    ]),
    fill: mix(ink.belly, ink.lamp, 0.45),
  },
  {
    d: rect(740, GROUND - 6, 860, 200),
    fill: glow([STEPS, GROUND + 16], 520, 0.26, [0, ink.lamp, 0.6], [0.45, ink.gold, 0.24], [1, ink.gold, 0]),
  },
]

/** The board on the lawn, before anybody has been inside. */
const board: readonly Shape[] = [
  { d: 'M0 0V-116M62 0V-116', stroke: mix(ink.paper, ink.wheat, 0.4), width: 7 },
  { d: rect(-12, -118, 88, 66), fill: ink.brick },
  { d: 'M4-64v-22l28-24 28 24v22z', fill: mix(ink.paper, ink.wheat, 0.3) },
]

/** A lamp of the street, and what it lights. */
const lamp = (): Shape[] => [
  { d: rect(LAMP - 5, 470, 10, FEET - 470), fill: mix(ink.night, ink.navy, 0.4) },
  { d: `M${LAMP} 474q4-34 52-34`, stroke: mix(ink.night, ink.navy, 0.4), width: 8, round: true },
  { d: `M${LAMP + 34} 440h44l-8 16h-28z`, fill: kept(ink.lamp) },
  {
    d: `M${LAMP + 34} 456L${LAMP - 130} ${FEET + 18}H${LAMP + 300}L${LAMP + 78} 456z`,
    fill: down(456, FEET, [0, kept(ink.lamp), 0.26], [0.8, kept(ink.gold), 0]),
  },
  {
    d: ellipse(LAMP + 80, FEET + 6, 230, 28),
    fill: glow([LAMP + 80, FEET + 6], 230, 0.13, [0, ink.lamp, 0.55], [1, ink.lamp, 0]),
  },
]

/** Two buyers with the film of the house on their telephone. */
function pair(): Node[] {
  const near = {
    skin: skins.tan,
    hair: hairs.black,
    coat: mix(ink.brick, ink.blush, 0.12),
    trousers: mix(ink.navy, ink.belly, 0.25),
  }
  const far = { skin: skins.fair, hair: hairs.copper, coat: mix(ink.wheat, ink.oak, 0.3), trousers: ink.navy }
  return [
    { d: ellipse(PAIR, FEET + 2, 66, 8) + ellipse(PAIR + 92, FEET, 60, 8), fill: ink.night, opacity: 0.45 },
    ...lampLit([
      placed(standing(far, { hair: 'long', arms: 'pockets', tilt: -9 }), PAIR + 92, FEET - 2, 1.66),
      placed(standing(near, { arms: 'holding', tilt: 8 }), PAIR, FEET, 1.76),
      {
        transform: `translate(${PAIR + 56} ${FEET - 142}) rotate(8)`,
        nodes: [
          { d: ellipse(14, 12, 60), fill: glow([14, 12], 60, 1, [0, ink.lamp, 0.6], [1, ink.lamp, 0]) },
          { d: rect(0, -14, 30, 54), fill: ink.night },
          { d: rect(3, -10, 24, 46), fill: down(-10, 36, [0, ink.blue], [0.5, ink.blush], [1, ink.lamp]) },
          { d: 'M6 28V12L15 4l9 8v16z', fill: ink.navy },
        ],
      },
    ]),
  ]
}

/** Two buyers on the other side of the street, before a house that is for sale and that they have only seen on film. */
export function acrossTheStreet(): string {
  const leaves = mix(ink.hill, ink.nearRange, 0.25)
  return svg(width, height, [
    ...setting({ seed: 52, apex: [1280, 96], ...lawnAtDusk(grass), ground: GROUND }),
    // Dark cloud at the left, where the words stand.
    {
      d: rect(0, 0, 960, GROUND - 60),
      fill: between(
        [0, 0],
        [960, 0],
        [0, ink.deep, 0.95],
        [0.62, mix(ink.deep, ink.navy, 0.5), 0.85],
        [1, ink.navy, 0],
      ),
    },
    // A hedge and young firs, low enough for the words.
    {
      d: `M-20 ${GROUND + 4}V${GROUND - 34}Q40 ${GROUND - 60} 96 ${GROUND - 40}T230 ${GROUND - 38}T380 ${GROUND - 44}T520 ${GROUND - 34}T640 ${GROUND - 40}Q700 ${GROUND - 30} 712 ${GROUND + 4}z`,
      fill: mix(ink.hill, ink.night, 0.6),
    },
    ...firs(
      [
        [206, GROUND - 4, 110],
        [452, GROUND - 4, 90],
        [640, GROUND - 2, 160],
        [716, GROUND - 2, 250],
        [1040, GROUND - 2, 210],
      ],
      mix(ink.hill, ink.night, 0.45),
      mix(ink.hill, ink.blue, 0.3),
    ),
    ...elm(1556, GROUND + 8, 400, leaves, ink.night, ink.wheat),
    placed(
      stonePorch({
        ...coats.evening,
        wall: mix(ink.wheat, ink.oak, 0.22),
        shade: mix(ink.soil, ink.navy, 0.55),
        roof: mix(ink.navy, ink.deep, 0.3),
        stone: mix(ink.belly, ink.wheat, 0.3),
      }),
      HOUSE,
      GROUND,
      0.92,
    ),
    ...street(),
    placed(board, 1470, GROUND + 34, 0.9),
    ...lamp(),
    ...pair(),
    { d: rect(0, 0, width, height), fill: between([0, 0], [900, 0], [0, ink.night, 0.4], [1, ink.night, 0]) },
  ])
}

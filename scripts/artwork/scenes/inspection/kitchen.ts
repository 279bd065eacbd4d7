/** The kitchen that sells the house: cupboards, a hood over the stove, a refrigerator, and a lamp over it all. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, rect, type Shape } from '../../shape.ts'
import { pendant } from '../furnished.ts'
import { GROUND, KITCHEN } from './view.ts'

const FLOOR = GROUND - 5
const front = mix(ink.hill, ink.blue, 0.4)
const line = mix(front, ink.night, 0.5)
const steel = mix(ink.pale, ink.midRange, 0.25)

export const kitchen = (): Shape[] => [
  // Tiles behind the stove.
  { d: rect(796, 470, 132, 34), fill: mix(ink.paper, ink.wheat, 0.25) },
  {
    d: `M796 481h132M796 492h132${[812, 836, 860, 884, 908].map((x) => `M${x} 470v34`).join('')}`,
    stroke: mix(ink.wheat, ink.oak, 0.25),
    width: 1.5,
  },
  { d: rect(796, 424, 44, 46) + rect(888, 424, 40, 46), fill: front },
  { d: 'M818 428v38M824 446v12M812 446v12M896 446v12', stroke: line, width: 2.5 },
  { d: `M850 ${KITCHEN + 6}h28v34l14 22v8h-56v-8l14-22z`, fill: steel },
  { d: 'M838 466h52', stroke: ink.lamp, width: 4 },
  { d: rect(792, 500, 136, 9), fill: mix(ink.oak, ink.wheat, 0.45) },
  { d: rect(796, 509, 132, FLOOR - 513), fill: front },
  { d: rect(838, 509, 52, FLOOR - 513), fill: steel },
  { d: rect(845, 526, 38, 24), fill: ink.night },
  { d: 'M844 518h40M816 514v44M809 528v10M823 528v10M899 528v10', stroke: line, width: 2.5 },
  // A kettle, and oranges in a bowl.
  { d: 'M852 499v-9q0-7 11-7t11 7v9zM874 492l7-5', fill: ink.brick, stroke: ink.brick, width: 2 },
  { d: ellipse(908, 492, 6) + ellipse(917, 493, 6), fill: ink.amber },
  { d: 'M897 493h30q-3 8-15 8t-15-8z', fill: ink.paper },
  // The refrigerator.
  {
    d: rect(932, 432, 42, FLOOR - 435),
    fill: down(432, FLOOR, [0, mix(ink.pale, ink.paper, 0.4)], [1, mix(ink.pale, ink.midRange, 0.35)]),
  },
  { d: `M932 480h42M940 460v14M940 488v28`, stroke: ink.midRange, width: 3 },
  ...pendant(752, KITCHEN, 26, 96),
]

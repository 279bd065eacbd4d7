/** The basement: the furnace and the tank, and the corner where rain comes in. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, glow, type Point, rect, type Shape } from '../../shape.ts'
import { BASE, GROUND, RIGHT } from './view.ts'

/** The middle of what the advisor's torch lights. */
const SPOT: Point = [924, 704]
/** The front of the torch. */
export const TORCH: Point = [840, 660]

const damp = mix(ink.navy, ink.nearRange, 0.25)
const steel = mix(ink.midRange, ink.pale, 0.3)

export const furnace = (): Shape[] => [
  {
    d: `M664 ${BASE - 120}V596H976M748 ${BASE - 96}V596`,
    stroke: mix(ink.midRange, ink.pale, 0.45),
    width: 17,
  },
  { d: 'M664 606h-8M748 606h-8M830 588v17M900 588v17', stroke: ink.belly, width: 3 },
  {
    d: rect(630, BASE - 122, 70, 120),
    fill: between([630, 0], [700, 0], [0, mix(steel, ink.navy, 0.25)], [1, steel]),
  },
  { d: `M642 ${BASE - 106}h46M642 ${BASE - 94}h46`, stroke: ink.navy, width: 4 },
  { d: rect(646, BASE - 52, 38, 34), fill: ink.night },
  { d: `M656 ${BASE - 20}q-6-14 9-26 14 12 9 26z`, fill: ink.amber },
  {
    d: `M720 ${BASE - 3}v-82q0-13 13-13h30q13 0 13 13v82z`,
    fill: between(
      [720, 0],
      [776, 0],
      [0, mix(ink.pale, ink.midRange, 0.5)],
      [1, mix(ink.pale, ink.paper, 0.3)],
    ),
  },
  { d: `M720 ${BASE - 70}h56M738 ${BASE - 26}h20`, stroke: ink.midRange, width: 3.5 },
]

/** The torch's light, and in it the stain on the wall, its crack and the puddle under it. */
export const wetCorner = (): Shape[] => [
  {
    d: ellipse(...SPOT, 74, 74),
    fill: glow(SPOT, 74, 1, [0, ink.lamp, 0.95], [0.6, ink.gold, 0.7], [1, ink.gold, 0]),
  },
  {
    d: `M${TORCH.join(' ')}L946 654 910 760z`,
    fill: between(TORCH, SPOT, [0, ink.lamp, 0.8], [1, ink.lamp, 0.1]),
  },
  {
    d: `M${RIGHT - 14} 640C962 648 966 668 950 674 944 690 930 694 924 712 908 722 912 744 896 ${BASE}H${RIGHT - 14}z`,
    fill: down(640, BASE, [0, damp, 0.55], [0.6, damp, 0.85], [1, damp]),
  },
  { d: 'M974 622l-10 26 7 18-13 20 5 16-9 20 4 26', stroke: ink.night, width: 3.5, round: true },
  { d: 'M936 716v12M918 736v10M966 716v16', stroke: ink.glacier, width: 4, round: true },
  { d: ellipse(926, BASE - 3, 50, 6), fill: mix(ink.glacier, ink.blue, 0.25) },
  { d: ellipse(...SPOT, 50, 50), stroke: ink.gold, width: 5 },
]

/** What brings the water: a downspout that ends at the wall, and the wet earth under it. */
export const downspout = (): Shape[] => [
  {
    d: `M${RIGHT} ${GROUND + 6}H1050C1036 640 1022 690 ${RIGHT + 4} 742H${RIGHT}z`,
    fill: down(GROUND, 742, [0, ink.deep, 0.6], [1, ink.deep, 0.15]),
  },
  {
    d: `M1012 240L997 262V${GROUND - 24}l14 18`,
    stroke: mix(ink.pale, ink.belly, 0.3),
    width: 9,
    round: true,
  },
]

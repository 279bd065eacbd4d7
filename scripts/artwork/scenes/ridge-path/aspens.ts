/** Aspens in autumn, at the left of the ridge. */
import { ink, mix, oklch } from '../../palette.ts'
import type { Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { crown } from '../leafage.ts'
import { grass, sun } from './view.ts'

const MASSES: readonly Mass[] = [
  [0, -330, 58, 60],
  [-40, -262, 56, 54],
  [44, -270, 54, 52],
  [-20, -390, 44, 48],
  [28, -404, 40, 46],
  [4, -452, 30, 40],
]

/** An aspen 490 px tall: a pale trunk with dark scars, lit at the right. */
const aspen = (): Shape[] => [
  { d: 'M-9 4Q-4-120-6-230L-2-420H3L7-230Q6-120 13 4z', fill: mix(ink.belly, ink.paper, 0.45) },
  { d: 'M3-230L3-420 7-230Q6-120 13 4H5Q2-120 3-230z', fill: mix(ink.paper, sun, 0.35) },
  { d: 'M-3-200L-34-262M4-190L42-268', stroke: mix(ink.belly, ink.wheat, 0.4), width: 5 },
  {
    d: 'M-7-20l9 3M-6-58l6-2M4-84l6 2M-6-116l8 3M-6-150l5-2M3-172l5 2M-9 0l8-2',
    stroke: ink.soil,
    width: 4.5,
  },
  ...crown(
    MASSES,
    {
      dark: mix(oklch(58, 0.12, 62), ink.oak, 0.2),
      mid: mix(oklch(72, 0.145, 74), ink.oak, 0.05),
      lit: mix(oklch(87, 0.13, 88), ink.wheat, 0.15),
    },
    { seed: 14, side: 1, leaf: 1.15, count: 15 },
  ),
]

export function aspens(): Node[] {
  const use = (transform: string): Node => ({ use: 'aspen', transform })
  return [
    { transform: 'translate(330 706) scale(.62)', nodes: [{ name: 'aspen', nodes: aspen() }] },
    use('translate(30 704) scale(-.66 .66)'),
    use('translate(244 736) scale(.8)'),
    use('translate(64 800) scale(1.02)'),
    use('translate(166 776) scale(.94 .9)'),
    // Their shadows, the grass at their feet, and fallen leaves.
    {
      d: 'M0 712Q160 700 340 704 200 722 0 742zM0 760Q110 740 260 734 140 764 0 790zM0 808Q40 796 76 796L170 772 60 830 0 846z',
      fill: grass.deep,
      opacity: 0.6,
    },
    {
      d: 'M40 806l-6-22m10 22l2-26m6 26l8-20M150 782l-4-18m8 18l3-22m5 22l8-16M230 742l-2-16m8 16l4-18m5 18l7-12M316 710l2-12m6 12l4-12',
      stroke: mix(grass.lit, ink.oak, 0.1),
      width: 3,
      round: true,
    },
    {
      d: 'M110 836h8m60-24h8m40-26h8m60-16h8m42-28h8m42-12h8m-142 100h8m-118 36h8m210-74h8m72-40h8m-410 120h8',
      stroke: mix(oklch(80, 0.14, 80), ink.oak, 0.1),
      width: 5,
      round: true,
    },
  ]
}

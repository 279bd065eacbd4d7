/** Aspens in autumn, at the left of the ridge. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import type { Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { crown, type Leaves } from '../leafage.ts'
import { grass, sun } from './view.ts'

/** Clumps with air between them, the lowest well above the ground. */
const MASSES: readonly Mass[] = [
  [-34, -222, 40, 34],
  [40, -250, 38, 34],
  [-44, -306, 38, 38],
  [14, -322, 44, 42],
  [-12, -388, 42, 40],
  [34, -404, 30, 32],
  [6, -458, 26, 34],
]

const GROWTH = { seed: 14, side: 1, leaf: 1.1, count: 12 } as const
const GOLD: Leaves = { dark: oklch(71, 0.14, 72), mid: oklch(81, 0.152, 84), lit: oklch(93, 0.115, 98) }
/** In moonlight. */
const SILVER: Leaves = {
  dark: kept(oklch(37, 0.055, 225)),
  mid: kept(oklch(49, 0.055, 195)),
  lit: kept(oklch(72, 0.06, 160)),
}

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
  ...crown(MASSES, GOLD, GROWTH).map((shape) => ({ ...shape, daily: true })),
  ...crown(MASSES, SILVER, GROWTH).map((shape) => ({ ...shape, nightly: true })),
]

export function aspens(): Node[] {
  const use = (transform: string): Node => ({ use: 'aspen', transform })
  return [
    { transform: 'translate(352 704) scale(.56)', nodes: [{ name: 'aspen', nodes: aspen() }] },
    use('translate(24 706) scale(-.64 .6)'),
    use('translate(258 730) scale(-.72 .76)'),
    use('translate(76 790) scale(.98)'),
    use('translate(176 752) scale(.74 .7)'),
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

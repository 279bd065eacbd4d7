/** Poplars, tall and narrow, with the sun on their left, and the shrubs at the house. */
import { ink, mix, oklch } from '../../palette.ts'
import type { Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { cast, sun } from './view.ts'

/** Half the width of a crown at each of its tufts, from the lowest up, and the height that it is drawn at. */
const HALVES = [22, 38, 42, 43, 40, 37, 33, 28, 21, 12]
const TALL = 420

/** A side of the crown, up from its foot, in tufts that point upward. `turn` is -1 for the left. */
const tufted = (turn: 1 | -1): string =>
  HALVES.map((half, i) => {
    const foot = -30 - (i * (TALL - 40)) / HALVES.length
    const next = HALVES[i + 1] ?? 0
    const bulge = (i * 7) % 5
    return `L${Math.round(turn * (half - 9))} ${foot}Q${Math.round(turn * (half + 8 + bulge))} ${foot - 14} ${Math.round(turn * (next + 5))} ${foot - 42 - bulge}`
  }).join('')

const leaf = {
  dark: mix(oklch(40, 0.07, 140), ink.nearRange, 0.35),
  mid: mix(oklch(55, 0.1, 122), ink.oak, 0.1),
  lit: mix(oklch(80, 0.12, 102), sun, 0.4),
}

const poplar: Shape[] = [
  { d: 'M-6 4L-3-60H4L8 4z', fill: mix(ink.soil, ink.oak, 0.4) },
  { d: `M0-24${tufted(-1)}L0-${TALL}zM0-24${tufted(1)}L0-${TALL}z`, fill: leaf.dark },
  {
    d: 'M-8-30Q-44-60-40-120-40-220-28-290-20-370-2-404Q8-330-2-290 12-220-2-170 10-100-8-30z',
    fill: leaf.mid,
  },
  {
    d: 'M-30-96q-6-14-2-26M-32-150q-8-16-2-34M-30-206q-6-14 0-30M-24-262q-6-16 0-32M-16-320q-4-14 2-30M-12-130q-4-14 0-24M-10-230q-4-14 2-26M-8-90q-2-8 2-16M-6-300q0-12 4-20',
    stroke: leaf.lit,
    width: 6,
    round: true,
  },
]

const again = (list: readonly string[]): Node[] =>
  list.map((to) => ({ use: 'poplar', transform: `translate(${to})` }))

export const poplars = (): Node[] => [
  { transform: 'translate(318 590) scale(.66)', nodes: [{ name: 'poplar', nodes: poplar }] },
  ...again([
    '262 598) scale(.74',
    '1396 586) scale(.6',
    '1340 580) scale(.5',
    '1462 592) scale(.7 .74',
    '196 608) scale(.84',
    '112 624) scale(.98',
    '8 648) scale(1.2',
  ]),
  {
    d: 'M300 592Q420 588 560 606 420 606 300 598zM190 610Q330 606 470 624 330 624 190 616zM104 628Q260 622 440 646 260 646 104 634zM0 654Q200 644 400 680 200 680 0 662z',
    fill: cast,
    opacity: 0.6,
  },
]

/** Shrubs along the foot of the house, and by the drive. */
export const shrubs = (): Node[] => {
  const bush: Shape[] = [
    { d: 'M-52 4Q-60-22-36-30-28-52-2-46 22-54 34-32 58-26 52 4z', fill: leaf.dark },
    { d: 'M-50 0Q-56-20-34-28-26-48-4-44-30-30-26 2zM0-40Q18-48 28-32 8-24 8-4-8-24 0-40z', fill: leaf.mid },
    {
      d: 'M-46-12l6-8M-34-28l8-6M-18-42l8-2M4-40l8 2M-28-14l6-6M10-26l6-4',
      stroke: leaf.lit,
      width: 6,
      round: true,
    },
  ]
  return [
    { transform: 'translate(452 642) scale(.7)', nodes: [{ name: 'bush', nodes: bush }] },
    ...[
      '520 650) scale(.86',
      '590 656) scale(.66',
      '986 652) scale(.7',
      '1056 644) scale(.62',
      '1170 632) scale(.6',
    ].map((to): Node => ({ use: 'bush', transform: `translate(${to})` })),
  ]
}

/** The trees along the street, in autumn leaf. */
import { mix, oklch } from '../../palette.ts'
import type { Mass } from '../../scenes/foliage.ts'
import { crown } from '../../scenes/leafage.ts'
import type { Node } from '../../svg.ts'
import { asIs } from '../landmark.ts'
import { LENS, seen } from './view.ts'

/** The masses of a crown on a tree 300 px tall, its foot at 0. */
const CROWN: readonly Mass[] = [
  [-46, -142, 44, 38],
  [44, -150, 46, 40],
  [0, -160, 50, 44],
  [-30, -204, 46, 42],
  [32, -212, 44, 42],
  [0, -252, 40, 40],
]

function tree(dark: boolean, side: 1 | -1): Node[] {
  const bark = dark ? oklch(15, 0.03, 250) : oklch(27, 0.04, 40)
  const leaf = dark
    ? { dark: oklch(21, 0.04, 250), mid: oklch(29, 0.05, 230), lit: oklch(62, 0.09, 85) }
    : { dark: oklch(48, 0.1, 48), mid: oklch(66, 0.14, 62), lit: oklch(84, 0.13, 84) }
  return asIs([
    { d: 'M-8 0L-4-120-30-160M8 0L4-120 30-164M0-60V-200', stroke: bark, width: 9 },
    { d: `M${side * 8} 0L${side * 4}-120`, stroke: mix(bark, leaf.lit, 0.5), width: 2.5 },
    ...crown(CROWN, leaf, { seed: 9, side, leaf: 1.1, count: 15 }),
  ])
}

export const streetTrees = (dark: boolean): { away: number; nodes: Node[] }[] =>
  [
    [-7.8, 15.8, 7.2],
    [7.9, 19.6, 7.6],
    [-7.8, 27, 6.6],
    [7.9, 33, 7],
    [-7.8, 43, 6.4],
    [8, 55, 7],
  ].map(([across = 0, away = 1, tall = 0]) => {
    const [x, y] = seen(across, 0, away)
    const size = Math.round((tall * LENS * 1000) / away / 300) / 1000
    return {
      away,
      nodes: [
        {
          transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`,
          nodes: tree(dark, across < 0 ? 1 : -1),
        },
      ],
    }
  })

/** Aspens in autumn leaf, on pale trunks. */
import { ink, mix, oklch } from '../palette.ts'
import type { Node } from '../svg.ts'
import type { Mass } from './foliage.ts'
import { crown, type Leaves } from './leafage.ts'

/** The masses of a crown on a tree 300 px tall, its foot at 0. */
const CROWN: readonly Mass[] = [
  [-26, -130, 38, 40],
  [28, -142, 36, 42],
  [-14, -188, 40, 44],
  [22, -206, 34, 42],
  [-2, -252, 28, 42],
]
const gold = mix(oklch(62, 0.1, 92), ink.amber, 0.3)
/** At dusk: the side away from the sun is blue. */
const LEAVES: Leaves = {
  dark: mix(oklch(40, 0.06, 130), ink.navy, 0.5),
  mid: mix(gold, ink.nearRange, 0.42),
  lit: mix(gold, ink.wheat, 0.3),
}

/** An aspen's place and its height. */
export type Aspen = readonly [x: number, y: number, tall: number]

/** Aspens with the light on their left. */
export function aspens(trees: readonly Aspen[]): Node[] {
  const nodes: Node[] = [
    {
      d: 'M-5 0Q-2-90-6-170M1 0Q2-100 8-190M9 0Q12-70 22-150',
      stroke: mix(ink.pale, ink.belly, 0.45),
      width: 7,
    },
    { d: 'M-8 0Q-5-90-9-150M6 0Q9-70 19-150', stroke: mix(ink.wheat, ink.amber, 0.3), width: 2.5 },
    ...crown(CROWN, LEAVES, { seed: 6, side: -1, leaf: 1.05, count: 12 }),
  ]
  return trees.map(([x, y, tall], i) => {
    const transform = `translate(${x} ${y}) scale(${Math.round((tall / 300) * 100) / 100})`
    return i ? { use: 'aspen', transform } : { transform, nodes: [{ name: 'aspen', nodes }] }
  })
}

/** Spruces near enough to show their branches. */
import { random } from '../noise.ts'
import { type Point, polygon } from '../shape.ts'
import type { Node } from '../svg.ts'

/** The height that a spruce is drawn at, with its foot at 0, 0, how far its lowest branches reach, and how many it has. */
const [TALL, REACH, TIERS] = [300, 66, 7]

/** The branches' tips on one side, of which no two reach equally far, and where the next begins below them. */
function tips(seed: number): readonly (readonly [tip: Point, next: Point])[] {
  const draw = random(seed)
  return Array.from({ length: TIERS }, (_, i) => {
    const foot = -TALL + ((i + 1) / TIERS) ** 0.94 * TALL * 0.92
    const reach = REACH * (0.16 + (0.84 * (i + 1)) / TIERS) * (0.8 + 0.3 * draw())
    return [
      [reach, foot + 9 * draw()],
      [reach * 0.42, foot - 7 + 4 * draw()],
    ]
  })
}

const right = tips(3)
const left = tips(8)
const OUTLINE = `${polygon([
  [0, -TALL],
  ...right.flat(),
  ...left
    .map(([tip, next]) => [next, tip])
    .reverse()
    .flat()
    .map(([x, y]): Point => [-x, y]),
])}M-6-30h12V0h-12z`
/** What the light catches of each branch on the right. */
const LIT = right
  .map(([[x, y]], i) => {
    const top = i === 0 ? -TALL : (right[i - 1]?.[1][1] ?? -TALL)
    return polygon([
      [2 + i, top],
      [x, y],
      [x * 0.55, y - 10],
      [x * 0.3, y - 4],
    ])
  })
  .join('')

/** A tree's foot and its height. */
export type Fir = readonly [x: number, y: number, tall: number]

/**
 * Spruces, dark, with the light on their right, or on their left, if `side` is -1. `outside` is for those seen through a
 * window: a tree that is drawn again does not have the class of the group that it is in.
 */
export function firs(
  trees: readonly Fir[],
  dark: string,
  lit: string,
  side: 1 | -1 = 1,
  outside = false,
): Node[] {
  return trees.map(([x, y, tall], i): Node => {
    const scale = Math.round((tall / TALL) * 100) / 100
    const transform = `translate(${x} ${y}) scale(${scale * side} ${scale})`
    if (i) return { use: 'fir', transform }
    return {
      transform,
      nodes: [
        {
          name: 'fir',
          outside,
          nodes: [
            { d: OUTLINE, fill: dark },
            { d: LIT, fill: lit },
          ],
        },
      ],
    }
  })
}

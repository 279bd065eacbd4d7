/** Spruces near enough to show their branches. */
import { random } from '../noise.ts'
import { type Point, polygon } from '../shape.ts'
import type { Node } from '../svg.ts'

/** The height that a spruce is drawn at, with its foot at 0, 0, how far its lowest boughs reach, and how many it has. */
const [TALL, REACH, TIERS] = [300, 66, 9]

/** Ragged boughs: the outline of the tree, and the part of it that is turned to the light, at its right. */
function boughs(): [all: string, lit: string] {
  const draw = random(8)
  const tiers = Array.from({ length: TIERS }, (_, i) => (i + 1) / TIERS)
  const side = (way: 1 | -1) =>
    tiers.flatMap((share): Point[] => {
      const [reach, y] = [REACH * share ** 0.9 * (0.8 + 0.35 * draw()), -TALL + TALL * 0.9 * share]
      return [
        [way * reach, y + 6 * draw()],
        [way * reach * 0.55, y - 5],
      ]
    })
  const [right, left] = [side(1), side(-1)]
  const inner = tiers.flatMap((share): Point[] => [
    [30 * share, -TALL + TALL * 0.9 * share],
    [8 * share, -TALL - 6 + TALL * 0.9 * share],
  ])
  return [
    polygon([[0, -TALL], ...right, [7, -34], [7, 0], [-7, 0], [-7, -34], ...left.reverse()]),
    polygon([[0, -TALL], ...right, ...inner.reverse()]),
  ]
}

const [OUTLINE, LIT] = boughs()

/** A tree's foot and its height, and -1, if it has the light on its other side. */
export type Fir = readonly [x: number, y: number, tall: number, turn?: 1 | -1]

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
  return trees.map(([x, y, tall, turn = 1], i): Node => {
    const scale = Math.round((tall / TALL) * 100) / 100
    const transform = `translate(${x} ${y}) scale(${scale * side * turn} ${scale})`
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

/** Trees that stand on a silhouette. */

import { heightAt } from './hills.ts'
import { random } from './noise.ts'
import { type Point, polygon } from './shape.ts'

/** A spruce of `height` px with its foot at the point. */
export function spruce([x, y]: Point, height: number, digits = 0): string {
  const half = height * 0.21
  const tiers: Point[] = [[x, y - height]]
  const right: Point[] = []
  const count = digits > 0 || height > 26 ? 3 : height > 13 ? 2 : 1
  for (let tier = 1; tier <= count; tier++) {
    const reach = half * (0.4 + (0.6 * tier) / count)
    const foot = y - height * (1 - (0.9 * tier) / count)
    right.push([x + reach, foot])
    if (tier < count) right.push([x + reach * 0.45, foot])
  }
  const left = right.map(([px, py]): Point => [2 * x - px, py]).reverse()
  return polygon([...tiers, ...right, ...left], digits)
}

export interface Stand {
  seed: number
  from: number
  to: number
  count: number
  /** Smallest and largest height in px. */
  height: readonly [number, number]
}

/** A stand of spruce along a silhouette, in clumps, as one outline. */
export const stand = (line: readonly Point[], options: Stand, digits = 0): string =>
  planted(line, options)
    .map(([x, y, tall]) => spruce([x, y], tall, digits))
    .join('')

/** The feet and heights of trees along a silhouette, in clumps. */
export function planted(
  line: readonly Point[],
  { seed, from, to, count, height }: Stand,
): (readonly [x: number, y: number, tall: number])[] {
  const draw = random(seed)
  return Array.from({ length: count }, () => {
    const clump = from + ((to - from) * Math.floor(draw() * 7 + 0.5)) / 7
    const x = Math.min(to, Math.max(from, clump + (draw() + draw() - 1) * (to - from) * 0.16))
    const tall = height[0] + (height[1] - height[0]) * draw() ** 1.6
    return [x, heightAt(line, x) + tall * 0.06, tall] as const
  })
}

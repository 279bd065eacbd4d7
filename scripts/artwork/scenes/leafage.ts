/** Crowns in three tones of leaf: a dark mass, and on the light's side alone the middle tone and the lit tufts. */
import { random } from '../noise.ts'
import { ellipse, type Paint, type Shape } from '../shape.ts'
import { fringe, type Mass } from './foliage.ts'

export interface Leaves {
  dark: Paint
  mid: string
  lit: string
}

/** The directions of a leaf: few, which compress well. */
const DABS = [
  [5, -4],
  [6, 1],
  [3, -6],
  [-4, -5],
] as const

interface Growth {
  seed: number
  /** From where the light comes: 1 is the right, -1 the left. */
  side: 1 | -1
  /** Length of a leaf as a share of the outlines above, and leaves in each mass. */
  leaf: number
  count: number
}

/** Leaves in the part of each mass that faces the light by more than `least`. */
function leaves(masses: readonly Mass[], least: number, { seed, side, leaf, count }: Growth): string {
  const draw = random(seed)
  const grid = Math.max(1, Math.round(leaf * 4))
  let [lastX, lastY] = [0, 0]
  let d = ''
  for (const [cx, cy, rx, ry] of masses)
    for (let i = 0; i < count; i++) {
      const turn = draw() * 2 * Math.PI
      const out = Math.sqrt(draw()) * 1.02
      const [ux, uy] = [Math.cos(turn) * out, Math.sin(turn) * out]
      if (side * ux - uy < least + 0.5 * (draw() - 0.5)) continue
      // On a grid too fine to be seen, which compresses well.
      const [x, y] = [cx + ux * rx, cy + uy * ry].map((at) => Math.round(at / grid) * grid) as [
        number,
        number,
      ]
      const [dx, dy] = (DABS[i % DABS.length] ?? DABS[0]).map(
        (step) => Math.round((step * leaf * 1.2) / grid) * grid,
      ) as [number, number]
      d += `m${x - lastX} ${y - lastY}l${dx} ${dy}`
      ;[lastX, lastY] = [x + dx, y + dy]
    }
  return d.replace(/ -/g, '-').replace(/^m/, 'M')
}

/** A crown. */
export const crown = (masses: readonly Mass[], { dark, mid, lit }: Leaves, growth: Growth): Shape[] => {
  const size = growth.leaf
  return [
    { d: masses.map((mass) => ellipse(...mass)).join(''), fill: dark },
    {
      d: fringe(masses, 21 * size, Math.round(5 * size), growth.seed),
      stroke: dark,
      width: 12 * size,
      round: true,
    },
    { d: leaves(masses, 0.15, growth), stroke: mid, width: 9 * size, round: true },
    {
      d: leaves(masses, 0.75, { ...growth, seed: growth.seed + 1 }),
      stroke: lit,
      width: 6 * size,
      round: true,
    },
  ]
}

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

/** The part of each mass that the light reaches, as a smaller mass toward it. */
const turned = (masses: readonly Mass[], side: 1 | -1): Mass[] =>
  masses.map(([x, y, rx, ry]) => [
    Math.round(x + side * rx * 0.24),
    Math.round(y - ry * 0.3),
    Math.round(rx * 0.7),
    Math.round(ry * 0.58),
  ])

/** A crown. */
export const crown = (masses: readonly Mass[], { dark, mid, lit }: Leaves, growth: Growth): Shape[] => {
  const { leaf, seed, side } = growth
  const near = turned(masses, side)
  const mass = (list: readonly Mass[], fill: Paint, step: number, width: number): Shape[] => [
    { d: list.map((one) => ellipse(...one)).join(''), fill },
    {
      d: fringe(list, step * leaf, Math.round(5 * leaf), seed),
      stroke: fill,
      width: width * leaf,
      round: true,
    },
  ]
  return [
    ...mass(masses, dark, 21, 12),
    ...mass(near, mid, 17, 9),
    { d: leaves(masses, 0.62, growth), stroke: lit, width: 6 * leaf, round: true },
  ]
}

import { lerp, random } from '../noise.ts'
import { mix } from '../palette.ts'
import { ellipse, type Shape } from '../shape.ts'
import type { Hour } from './hour.ts'
import type { Layout } from './layout.ts'
import { type Bend, banks } from './river.ts'

/** How near a height on the plain is: 0 at the city, 1 at the bottom of the frame. */
const nearness = ({ city, height }: Layout, y: number): number => (y - city.ground) / (height - city.ground)

/** Willows and poplars along both banks, in clumps. */
export function bankTrees(layout: Layout, course: readonly Bend[], { inks: ink, plain }: Hour): Shape[] {
  const draw = random(91)
  const dark: string[] = []
  const lit: string[] = []
  const trees: { x: number; foot: number; size: number }[] = []
  for (const bank of banks(course)) {
    for (const [index, [x, y]] of bank.entries()) {
      const near = nearness(layout, y)
      if (near > 0.72 || draw() < 0.3) continue
      for (let i = 0; i < 3; i++) {
        const size = lerp(1.1, 9, near) * (0.45 + 0.65 * draw()) * (layout.width < 1000 ? 1.2 : 1)
        const out = size * (0.3 + 1.6 * draw())
        trees.push({
          x: x + (draw() - 0.5) * size * 3,
          foot: y < (course[index]?.[1] ?? y) ? y - out * 0.4 : y + size * 1.5 + out * 0.3,
          size,
        })
      }
    }
  }
  trees.sort((one, other) => one.foot - other.foot)
  for (const { x, foot, size } of trees) {
    dark.push(ellipse(x, foot - size * 0.6, size * 0.85, size * 0.8))
    lit.push(ellipse(x + size * 0.1, foot - size * 0.9, size * 0.5, size * 0.42))
  }
  return [
    { d: dark.join(''), fill: mix(ink.spruce, ink.night, 0.25) },
    { d: lit.join(''), fill: mix(ink.hill, plain.crown, 0.24), opacity: 0.45 },
  ]
}

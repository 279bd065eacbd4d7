/** Street lamps on the plain: rows of lights towards the city, closer with distance. */
import { lerp, random } from '../noise.ts'
import { ellipse, type Shape } from '../shape.ts'
import type { Hour } from './hour.ts'
import type { Layout } from './layout.ts'
import { isWet } from './plain.ts'
import type { Bend } from './river.ts'

const STREETS = 46

export function streetLamps(layout: Layout, course: readonly Bend[], { lamps }: Hour): Shape[] {
  const { width, height, city } = layout
  const draw = random(88)
  const near: string[] = []
  const far: string[] = []
  const glows: string[] = []
  for (let street = 0; street < STREETS * lamps.streets; street++) {
    const depth = 0.008 + 0.5 * draw() ** 1.9
    const y = lerp(city.ground, height, depth)
    const size = lerp(0.55, 1.5, depth * 2)
    const gap = lerp(5, 26, depth * 2) * (0.8 + 0.5 * draw())
    const start = width * (draw() * 1.15 - 0.1)
    const slope = (draw() - 0.5) * 0.05
    const count = 8 + Math.floor(draw() * 22)
    for (let i = 0; i < count; i++) {
      const [x, foot] = [start + i * gap, y + i * gap * slope]
      if (foot < city.ground + 2 || isWet(course, x, foot, size * 3)) continue
      const art = draw() < 0.55 ? near : far
      art.push(ellipse(x, foot, size, size))
      if (size > 0.8 && art === near) glows.push(ellipse(x, foot, size * 3.4, size * 2.4))
    }
  }
  return [
    { d: glows.join(''), fill: lamps.colour, opacity: 0.1 },
    { d: far.join(''), fill: lamps.colour, opacity: 0.5 },
    { d: near.join(''), fill: lamps.colour, opacity: 0.92 },
  ].filter(({ d }) => d)
}

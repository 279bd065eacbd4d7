/** The wall of a front: its courses of brick, and the light of the street on them. */
import { mix } from '../../palette.ts'
import { down, type Shape, tidy } from '../../shape.ts'
import type { Facade } from './facade.ts'
import { facing, pane, seen } from './view.ts'

export function brickwork({ side, from, to, high, at, lit, tone, wash, dusk }: Facade): Shape[] {
  const shapes: Shape[] = []
  // The end wall that shows over a lower neighbour.
  shapes.push({
    d: facing(side === -1 ? at - 14 : at, side === -1 ? at : at + 14, 0, high, from),
    fill: mix(tone, dusk.deep, 0.55),
  })
  shapes.push({
    d: pane(at, [from, to], 0, high),
    fill: wash(mix(tone, dusk.deep, lit ? 0.18 : 0.3), lit ? mix(tone, dusk.graze, 0.22) : tone),
  })
  const courses: string[] = []
  for (let up = 4.4; up < high - 0.5; up += 0.34) {
    const [ax, ay] = seen(at, up, from)
    const [bx, by] = seen(at, up, to)
    courses.push(`M${tidy(ax)} ${tidy(ay)}L${tidy(bx)} ${tidy(by)}`)
  }
  shapes.push({ d: courses.join(''), stroke: dusk.deep, width: Math.max(0.35, 9 / from), opacity: 0.2 })
  shapes.push({
    d: pane(at, [from, to], 2.6, 6.4),
    fill: down(seen(at, 6.4, from)[1], seen(at, 2.6, from)[1], [0, dusk.lamp, 0], [1, dusk.lamp, 0.3]),
  })
  return shapes
}

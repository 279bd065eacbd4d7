/** The shop of a front: a lit window on a low sill, a door, the sign and the awning. */
import { mix, oklch } from '../../palette.ts'
import { polygon, type Shape, tidy } from '../../shape.ts'
import type { Facade } from './facade.ts'
import { goods, type Span } from './goods.ts'
import { lettering } from './lettering.ts'
import { pane, seen } from './view.ts'

export function shop(facade: Facade): Shape[] {
  const { from, wall, at, z, dusk, draw } = facade
  const door = draw() < 0.5 ? 0.08 : 0.74
  const span: Span = door < 0.5 ? [0.3, 0.94] : [0.06, 0.68]
  const [left, right] = span
  const bars = [0, 1 / 3, 2 / 3, 1].map((share) => {
    const d = z(left + (right - left) * share)
    return `M${seen(at, 0.6, d).map(tidy).join(' ')}L${seen(at, 3.05, d).map(tidy).join(' ')}`
  })
  return [
    { d: pane(at, [z(0.03), z(0.97)], 0, 3.95), fill: mix(wall, dusk.deep, 0.72) },
    {
      d: pane(at, [z(left), z(right)], 0.6, 3.05),
      fill: dusk.lamp,
    },
    // The wall behind the goods is lit from above.
    {
      d: pane(at, [z(left), z(right)], 1.9, 3.05),
      fill: mix(dusk.lamp, oklch(96, 0.06, 90), 0.55),
    },
    ...goods(facade, span),
    {
      d: bars.join(''),
      stroke: mix(wall, dusk.deep, 0.75),
      width: Math.max(0.6, 34 / from / 1.4),
    },
    {
      d: pane(at, [z(door), z(door + 0.16)], 0.1, 2.7),
      fill: mix(dusk.lamp, oklch(55, 0.12, 50), 0.35),
    },
    {
      d: pane(at, [z(door + 0.02), z(door + 0.14)], 0.1, 1.0),
      fill: mix(wall, dusk.deep, 0.6),
    },
    ...sign(facade),
    ...awning(facade, span),
  ]
}

function sign(facade: Facade): Shape[] {
  const { sign, at, z } = facade
  if (!sign) return []
  return [{ d: pane(at, [z(0.05), z(0.95)], 3.25, 3.85), fill: sign }, ...lettering(facade)]
}

function awning({ awning, side, at, lit, z, dusk }: Facade, [left, right]: Span): Shape[] {
  if (!awning) return []
  const out = at - side * 1.5
  const strips = 8
  return Array.from({ length: strips }, (_, i): Shape[] => {
    const [a, b] = [
      z(left - 0.02 + ((right - left + 0.04) * i) / strips),
      z(left - 0.02 + ((right - left + 0.04) * (i + 1)) / strips),
    ]
    const tone = i % 2 ? mix(dusk.trim, dusk.shade, lit ? 0.15 : 0.45) : awning
    return [
      {
        d: polygon([seen(at, 3.3, a), seen(at, 3.3, b), seen(out, 2.55, b), seen(out, 2.55, a)], 1),
        fill: tone,
      },
      {
        d: polygon([seen(out, 2.55, a), seen(out, 2.55, b), seen(out, 2.3, b), seen(out, 2.3, a)], 1),
        fill: mix(tone, dusk.deep, 0.25),
      },
    ]
  }).flat()
}

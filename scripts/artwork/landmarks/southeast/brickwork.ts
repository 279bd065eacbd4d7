/** The wall of a front in flat planes: the wall, the end that shows over a lower neighbour, and a course of stone. */
import { mix } from '../../palette.ts'
import { type Shape, tidy } from '../../shape.ts'
import type { Facade } from './facade.ts'
import { facing, pane, seen } from './view.ts'

export function brickwork({ side, from, to, high, at, lit, tone, dusk }: Facade): Shape[] {
  const [bx, by] = seen(at, high, from)
  const [ax, ay] = seen(at, 0, from)
  return [
    {
      d: facing(side === -1 ? at - 14 : at, side === -1 ? at : at + 14, 0, high, from),
      fill: mix(tone, dusk.deep, 0.5),
    },
    { d: pane(at, [from, to], 0, high), fill: lit ? tone : mix(tone, dusk.deep, 0.12) },
    // The corner towards the light.
    {
      d: `M${tidy(bx)} ${tidy(by)}L${tidy(ax)} ${tidy(ay)}`,
      stroke: mix(tone, dusk.graze, 0.6),
      width: Math.max(0.8, 24 / from),
    },
    // What the shops' lamps and the awnings leave in the shade.
    { d: pane(at, [from, to], 4.3, 4.75), fill: dusk.deep, opacity: 0.2 },
  ]
}

/** The cornice of a front, and what stands on it. */
import { mix } from '../../palette.ts'
import { polygon, type Shape } from '../../shape.ts'
import type { Facade } from './facade.ts'
import { facing, pane, seen } from './view.ts'

export function cornice(facade: Facade): Shape[] {
  const { side, from, to, high, bays, at, lit, tone, z, dusk } = facade
  const out = at - side * 0.45
  const stone = lit ? mix(dusk.trim, dusk.graze, 0.35) : mix(dusk.trim, dusk.shade, 0.55)
  const teeth = Array.from({ length: bays * 5 }, (_, i) =>
    pane(out + side * 0.15, [z((i + 0.2) / (bays * 5)), z((i + 0.6) / (bays * 5))], high - 0.52, high - 0.22),
  )
  return [
    { d: pane(at, [from, to], 4.0, 4.3), fill: mix(stone, tone, 0.3) },
    {
      d: polygon(
        [
          seen(at, high - 0.5, from),
          seen(at, high - 0.5, to),
          seen(out, high - 0.2, to),
          seen(out, high - 0.2, from),
        ],
        1,
      ),
      fill: mix(tone, dusk.deep, 0.6),
    },
    { d: pane(out, [from, to], high - 0.2, high + 0.14), fill: stone },
    {
      d: facing(Math.min(at, out), Math.max(at, out), high - 0.5, high + 0.14, from),
      fill: mix(stone, dusk.deep, 0.45),
    },
    { d: teeth.join(''), fill: mix(stone, dusk.deep, 0.3) },
    ...parapet(facade, stone),
  ]
}

function parapet({ from, high, top, at, tone, z, dusk }: Facade, stone: string): Shape[] {
  if (top === 'step')
    return [
      {
        d: pane(at, [z(0.3), z(0.7)], high + 0.1, high + 0.95),
        fill: mix(tone, dusk.deep, 0.1),
      },
      { d: pane(at, [z(0.29), z(0.71)], high + 0.86, high + 1.06), fill: stone },
    ]
  if (top === 'gable')
    return [
      {
        d: polygon(
          [seen(at, high + 0.1, z(0.18)), seen(at, high + 1.5, z(0.5)), seen(at, high + 0.1, z(0.82))],
          1,
        ),
        fill: mix(tone, dusk.deep, 0.1),
        stroke: stone,
        width: Math.max(0.8, 30 / from),
      },
    ]
  return []
}

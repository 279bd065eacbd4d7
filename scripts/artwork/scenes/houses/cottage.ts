import { polygon, rect, type Shape } from '../../shape.ts'
import type { Coat } from './coats.ts'

/** A plain gabled house, `size` px wide at the eaves, with two windows and a door. */
export function cottage(size: number, tall: number, coat: Coat, lit = true): Shape[] {
  const half = size / 2
  const peak = tall + size * 0.42
  const panes = `${rect(-half * 0.7, -tall * 0.62, size * 0.2, tall * 0.3)}${rect(half * 0.3, -tall * 0.62, size * 0.2, tall * 0.3)}${rect(-size * 0.09, -tall * 1.14, size * 0.18, tall * 0.2)}`
  return [
    {
      d: polygon([
        [-half, 0],
        [-half, -tall],
        [0, -peak],
        [half, -tall],
        [half, 0],
      ]),
      fill: coat.wall,
    },
    {
      d: polygon([
        [-half - size * 0.09, -tall + size * 0.05],
        [0, -peak - size * 0.05],
        [half + size * 0.09, -tall + size * 0.05],
        [half, -tall + size * 0.12],
        [0, -peak + size * 0.07],
        [-half, -tall + size * 0.12],
      ]),
      fill: coat.roof,
    },
    {
      d: panes,
      fill: lit ? coat.glass : coat.shade,
      lit: !lit,
      stroke: coat.trim,
      width: Math.max(2, size * 0.018),
    },
    { d: rect(-size * 0.07, -tall * 0.5, size * 0.14, tall * 0.5), fill: coat.shade },
  ]
}

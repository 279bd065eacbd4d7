/** The windows of a front's upper storeys, in stone surrounds. */
import { mix } from '../../palette.ts'
import { type Shape, tidy } from '../../shape.ts'
import type { Facade } from './facade.ts'
import { pane, seen } from './view.ts'

export function upperWindows({ from, high, bays, storeys, at, lit, tone, z, dusk, draw }: Facade): Shape[] {
  const shapes: Shape[] = []
  const floor = (high - 4.1) / Math.max(1, storeys - 1)
  for (let storey = 0; storey < storeys - 1; storey++) {
    const low = 4.9 + storey * floor
    const tall = Math.min(2.1, floor * 0.62)
    for (let bay = 0; bay < bays; bay++) {
      const [a, b] = [z((bay + 0.24) / bays), z((bay + 0.76) / bays)]
      // Drawn for each window, lit or not: what comes after is the same by day and by night.
      const [chance, drawn, width] = [draw(), draw(), draw()]
      const on = chance < (dusk.dark ? 0.62 : 0.5)
      shapes.push({
        d: pane(at, [z((bay + 0.18) / bays), z((bay + 0.82) / bays)], low - 0.22, low + tall + 0.32),
        fill: mix(tone, dusk.trim, lit ? 0.42 : 0.26),
      })
      shapes.push({
        d: pane(at, [a, b], low, low + tall),
        fill: on ? dusk.lamp : mix(dusk.glass, lit ? dusk.graze : dusk.deep, lit ? 0.35 : 0.2),
      })
      if (on && drawn < 0.6)
        shapes.push({
          d: pane(at, [a, z((bay + 0.24 + 0.2 * width) / bays)], low, low + tall),
          fill: mix(dusk.lamp, dusk.deep, 0.4),
          opacity: 0.55,
        })
      const mid = z((bay + 0.5) / bays)
      const [m1, m2] = [seen(at, low, mid), seen(at, low + tall, mid)]
      const [h1, h2] = [seen(at, low + tall * 0.5, a), seen(at, low + tall * 0.5, b)]
      shapes.push({
        d: `M${m1.map(tidy).join(' ')}L${m2.map(tidy).join(' ')}M${h1.map(tidy).join(' ')}L${h2.map(tidy).join(' ')}`,
        stroke: mix(tone, dusk.deep, 0.6),
        width: Math.max(0.5, 26 / from / 1.6),
      })
    }
  }
  return shapes
}

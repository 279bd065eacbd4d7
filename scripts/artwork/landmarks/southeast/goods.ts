/** What stands and hangs behind a shop's window, and who is in there. */
import { mix, oklch } from '../../palette.ts'
import { ellipse, rect, type Shape, tidy } from '../../shape.ts'
import type { Facade } from './facade.ts'
import { LENS, pane, seen } from './view.ts'

/** The window's ends, as shares of the front's length. */
export type Span = readonly [left: number, right: number]

export function goods({ from, at, z, dusk, draw }: Facade, [left, right]: Span): Shape[] {
  const within = (share: number) => z(left + (right - left) * share)
  const warm = oklch(42, 0.09, 48)
  const shelf: string[] = []
  const hung: string[] = []
  const bright: string[] = []
  for (let i = 0; i < 11; i++) {
    const d = within(0.05 + 0.082 * i + 0.03 * draw())
    const s = LENS / d
    const tall = 0.22 + 0.5 * draw()
    const [x, y] = seen(at, 0.6 + tall / 2, d)
    shelf.push(
      i % 2
        ? rect(x - 0.07 * s, y - (tall / 2) * s, (0.08 + 0.1 * draw()) * s, tall * s)
        : ellipse(x, y, (0.08 + 0.08 * draw()) * s, (tall / 2) * s),
    )
    const [ux, uy] = seen(at, 1.84, within(0.05 + 0.082 * i))
    if (draw() < 0.75)
      shelf.push(
        rect(ux, uy - (0.16 + 0.2 * draw()) * s, 0.1 * s, 0.36 * s).replace(/v[\d.]+/, `V${tidy(uy)}`),
      )
    if (i % 3 !== 1) continue
    const [px, py] = seen(at, 2.35 + 0.2 * draw(), d)
    hung.push(`M${tidy(px)} ${tidy(seen(at, 3.05, d)[1])}V${tidy(py)}`)
    bright.push(ellipse(px, py, 0.13 * s, 0.1 * s))
  }
  const guests = Array.from({ length: 2 }, (_, i) => {
    const d = within(0.2 + 0.5 * i + 0.2 * draw())
    const s = LENS / d
    const [x, y] = seen(at, 0.6, d)
    const up = 0.95 * s
    return `${ellipse(x, y - up, 0.1 * s, 0.13 * s)}M${tidy(x - 0.28 * s)} ${tidy(y)}Q${tidy(x - 0.34 * s)} ${tidy(y - up * 0.74)} ${tidy(x - 0.08 * s)} ${tidy(y - up * 0.84)}H${tidy(x + 0.08 * s)}Q${tidy(x + 0.34 * s)} ${tidy(y - up * 0.74)} ${tidy(x + 0.28 * s)} ${tidy(y)}z`
  })
  return [
    { d: pane(at, [within(0), within(1)], 1.75, 1.84), fill: warm, opacity: 0.35 },
    { d: guests.join(''), fill: mix(warm, dusk.deep, 0.35), opacity: 0.8 },
    { d: shelf.join(''), fill: mix(warm, dusk.deep, 0.15), opacity: 0.7 },
    { d: hung.join(''), stroke: mix(warm, dusk.deep, 0.3), width: Math.max(0.5, 12 / from) },
    { d: bright.join(''), fill: oklch(98, 0.04, 92) },
  ]
}

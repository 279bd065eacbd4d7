/** The farms and fields of the river valley at first light, and from where they are seen. */
import { ink, mix } from '../palette.ts'
import { type Eye, outline, seen } from '../plane.ts'
import type { Point, Shape } from '../shape.ts'

/** The height of the horizon. */
export const LINE = 330
export const eye: Eye = { horizon: LINE - 12, middle: 800, height: 900, turn: 0 }

/** Where there is a farmhouse on the ground, the farthest first. */
const FARMS: readonly Point[] = [
  [4.4, 8],
  [-4.1, 7.4],
  [1.35, 5.6],
  [-2.7, 4.6],
  [2.25, 3.6],
  [-1.5, 2.9],
  [1.6, 2.4],
]

/** The farmhouses, with two windows each, and a barn beside them. */
export function farms(grass: string): Shape[] {
  const parts = FARMS.map((foot) => {
    const [x, y] = seen(eye, ...foot)
    const half = 66 / foot[1]
    const at = (dx: number, up: number) => `${Math.round(x + dx * half)} ${Math.round(y - up * half)}`
    const pane = (dx: number) =>
      `M${at(dx, 0.62)}H${Math.round(x + (dx + 0.36) * half)}V${Math.round(y - 0.2 * half)}H${Math.round(x + dx * half)}z`
    return {
      wall: `M${at(-1, 0)}L${at(-1, 0.8)}L${at(1, 0.8)}L${at(1, 0)}zM${at(1.3, 0)}L${at(1.3, 0.6)}L${at(2.3, 0.6)}L${at(2.3, 0)}z`,
      roof: `M${at(-1.2, 0.8)}L${at(-0.7, 1.5)}L${at(0.7, 1.5)}L${at(1.2, 0.8)}zM${at(1.15, 0.6)}L${at(1.5, 1.1)}L${at(2.1, 1.1)}L${at(2.45, 0.6)}z`,
      panes: pane(-0.72) + pane(0.3),
    }
  })
  const all = (part: keyof (typeof parts)[number]) => parts.map((one) => one[part]).join('')
  return [
    { d: all('wall'), fill: mix(grass, ink.wheat, 0.55) },
    { d: all('roof'), fill: mix(grass, ink.night, 0.55) },
    { d: all('panes'), fill: mix(grass, ink.night, 0.3) },
  ]
}

/** Fields as wide as the prairie: two tones of strips between roads a mile apart. */
export function fields(grass: string): Shape[] {
  const tones = [mix(grass, ink.gold, 0.42), mix(grass, ink.hill, 0.35), mix(grass, ink.wheat, 0.3)]
  return tones.map((fill, tone) => ({
    fill,
    opacity: 0.6,
    d: [2.4, 3.4, 4.8, 6.8, 9.6, 14, 21]
      .flatMap((v, i) =>
        Array.from({ length: 14 }, (_, k) => {
          const wide = 1.1 * 1.38 ** i
          const left = (k - 7 + ((i * 0.37) % 1)) * wide
          if ((k * 2 + i) % 3 !== tone) return ''
          return outline(eye, [
            [left, v],
            [left + 0.95 * wide, v],
            [left + 0.95 * wide, v * 1.36],
            [left, v * 1.36],
          ])
        }),
      )
      .join(''),
  }))
}

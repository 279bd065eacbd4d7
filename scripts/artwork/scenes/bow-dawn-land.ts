/** The farms and fields of the river valley at first light, and from where they are seen. */
import { type Home, row } from '../pages/aerial-homes.ts'
import { ink, mix } from '../palette.ts'
import { type Eye, outline } from '../plane.ts'
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

/** The farmhouses, and a barn beside each. */
export const farms = (): Shape[] =>
  row(
    eye,
    FARMS.flatMap(([x, y], i): Home[] => {
      const turn = (i % 2 ? -0.3 : 0.35) + 0.1 * (i % 3)
      const roof = i % 3 ? 'hip' : 'gable'
      return [
        { at: [x + 0.34, y + 0.06], long: 0.3, deep: 0.2, roof: 'eaves', warm: true, turn, scale: 0.54 },
        { at: [x, y], long: 0.3, deep: 0.28, roof, warm: false, turn, scale: 0.54 },
      ]
    }),
  )

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

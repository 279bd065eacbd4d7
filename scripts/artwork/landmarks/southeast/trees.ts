/** The trees along the street, and those at its end. */
import type { Hour } from '../../hero/hour.ts'
import { mix, oklch } from '../../palette.ts'
import type { Shape } from '../../shape.ts'
import { type Leaves, leafy } from '../plants.ts'
import { END, LENS, LINE, seen } from './view.ts'

const leaves = (dark: boolean): Leaves =>
  dark
    ? {
        dark: oklch(16, 0.035, 235),
        mid: oklch(25, 0.05, 225),
        lit: oklch(48, 0.07, 95),
        bark: oklch(14, 0.03, 240),
      }
    : {
        dark: oklch(37, 0.07, 78),
        mid: oklch(60, 0.12, 76),
        lit: oklch(84, 0.13, 84),
        bark: oklch(24, 0.035, 60),
      }

export function streetTrees(dark: boolean): { away: number; shapes: Shape[] }[] {
  const leaf = leaves(dark)
  return [
    [-7.8, 15.8, 7.2],
    [7.9, 19.6, 7.6],
    [-7.8, 27, 6.6],
    [7.9, 33, 7],
    [-7.8, 43, 6.4],
    [8, 55, 7],
  ].map(([across = 0, away = 1, tall = 0], i) => {
    const foot = seen(across, 0, away)
    return { away, shapes: leafy(foot, (tall * LENS) / away, leaf, 70 + i * 7, across < 0 ? 1 : -1, 0.3) }
  })
}

export function endTrees({ haze }: Hour, dark: boolean): Shape[] {
  const leaf = leaves(dark)
  return Array.from(
    { length: 15 },
    (_, i) => [END - 128 + i * 18.5 + (i % 3) * 4, 15 + ((i * 7) % 11)] as const,
  )
    .filter(([x]) => Math.abs(x - END) > 15)
    .flatMap(([x, tall], i) =>
      leafy(
        [x, LINE + 3 + Math.abs(x - END) * 0.035],
        tall,
        {
          dark: mix(leaf.dark, haze.away, 0.3),
          mid: mix(leaf.mid, haze.lit, 0.25),
          lit: mix(leaf.lit, haze.lit, 0.3),
          bark: leaf.bark,
        },
        500 + i,
        1,
        0.55,
      ),
    )
}

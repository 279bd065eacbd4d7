import { ink, mix } from '../palette.ts'
import { curve, ellipse, type Shape } from '../shape.ts'

/** In px. */
const LARGE = 260

/** An elm with a forked trunk and an arching crown, `tall` px high, with its foot at x, y. */
export function elm(x: number, y: number, tall: number, leaf: string, bark: string, rim?: string): Shape[] {
  const r = tall / 10
  const crown = [
    [-3.1, -5, 1.5],
    [-2, -6.7, 1.7],
    [-0.5, -7.9, 1.8],
    [1.2, -7.7, 1.8],
    [2.6, -6.4, 1.7],
    [3.4, -4.9, 1.4],
    [1.4, -5.4, 1.7],
    [-1.1, -5.6, 1.8],
    [0.2, -6.6, 1.5],
  ] as const
  const blob = (moved: number, swell: number, clumps: readonly (typeof crown)[number][] = crown) =>
    clumps
      .map(([dx, dy, size]) =>
        ellipse(
          Math.round(x + (dx - moved) * r),
          Math.round(y + (dy + moved) * r),
          Math.round((size - swell) * r),
          Math.round((size - swell) * r * 0.82),
        ),
      )
      .join('')
  const forks = `${curve([
    [x, y],
    [x - 0.1 * r, y - 2.8 * r],
    [x - 1.6 * r, y - 5.6 * r],
  ])}${curve([
    [x, y],
    [x + 0.2 * r, y - 2.8 * r],
    [x + 1.9 * r, y - 5.6 * r],
  ])}`
  const leaves: Shape[] = [{ d: blob(0, 0), fill: rim ? mix(leaf, rim, 0.42) : leaf }]
  if (rim) leaves.push({ d: blob(0.1, 0.06), fill: leaf })
  // Some clumps are nearer, and catch some of the light from above; in a small crown they would not be seen.
  if (tall >= LARGE) {
    const nearer = crown.filter((_, index) => index % 3 === 1)
    leaves.push({ d: blob(-0.12, 0.55, nearer), fill: mix(leaf, rim ?? ink.wheat, 0.09) })
  }
  return [{ d: forks, stroke: bark, width: 0.5 * r }, ...leaves]
}

import { mix } from '../palette.ts'
import { ellipse, type Shape } from '../shape.ts'

/** The masses of the crown, in tenths of the tree's height from its foot, and their radius. */
const CROWN = [
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
/** A mass is this much less high than it is wide. */
const FLAT = 0.82
/** Masses within the crown whose upper edge the light draws, and half its length. */
const FOLDS = [
  [-2.1, -5.9, 1],
  [0.5, -7.1, 1.1],
  [2.3, -5.6, 0.9],
  [-0.3, -5.2, 0.8],
] as const

/** An elm with a forked trunk and an arching crown in the light from its right, `tall` px high, with its foot at x, y. */
export function elm(x: number, y: number, tall: number, leaf: string, bark: string, rim?: string): Shape[] {
  const r = tall / 10
  const masses = (moved: number, swell: number) =>
    CROWN.map(([dx, dy, size]) =>
      ellipse(
        Math.round(x + (dx - moved) * r),
        Math.round(y + (dy + moved) * r),
        Math.round((size - swell) * r),
        Math.round((size - swell) * r * FLAT),
      ),
    ).join('')
  const lit = rim ? mix(leaf, rim, 0.42) : leaf
  const folds = FOLDS.map(([dx, dy, half]) => {
    const long = Math.round(half * r)
    return `M${Math.round(x + dx * r) - long} ${Math.round(y + dy * r)}q${long}-${Math.round(1.1 * long)} ${2 * long} 0`
  })
  return [
    { d: trunk(x, y, r), fill: bark },
    { d: masses(0, 0), fill: lit },
    { d: rim ? masses(0.1, 0.06) : '', fill: leaf },
    {
      // In a small crown none would be seen.
      d: rim && tall >= 350 ? folds.join('') : '',
      stroke: mix(leaf, lit, 0.45),
      width: Math.round(0.1 * r),
      round: true,
    },
  ].filter(({ d }) => d)
}

/** It widens at its foot and forks under the crown. */
function trunk(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * r)} ${Math.round(y + dy * r)}`
  return `M${at(-0.55, 0)}Q${at(-0.12, -1)} ${at(-0.2, -2.6)}Q${at(-0.5, -4.2)} ${at(-1.9, -5.8)}L${at(-1.5, -5.9)}Q${at(-0.2, -4.4)} ${at(0.02, -3.2)}Q${at(0.5, -4.6)} ${at(1.7, -5.8)}L${at(2.1, -5.6)}Q${at(0.6, -4.2)} ${at(0.28, -2.6)}Q${at(0.2, -1)} ${at(0.6, 0)}z`
}

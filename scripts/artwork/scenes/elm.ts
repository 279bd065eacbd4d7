import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, ellipse, type Point, type Shape } from '../shape.ts'

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
const MIDDLE = [0.1, -6.2] as const

/** An elm with a forked trunk and an arching crown in the light from its right, `tall` px high, with its foot at x, y. */
export function elm(x: number, y: number, tall: number, leaf: string, bark: string, rim?: string): Shape[] {
  const r = tall / 10
  const draw = random(tall)
  const masses = (moved: number, swell: number) =>
    CROWN.map(([dx, dy, size]) =>
      ellipse(
        Math.round(x + (dx - moved) * r),
        Math.round(y + (dy + moved) * r),
        Math.round((size - swell) * r),
        Math.round((size - swell) * r * FLAT),
      ),
    ).join('')
  /** Leaves at `out` radii of the masses, as many as face the light by at least `least`, or with -1 away from it. */
  const leaves = (count: number, out: readonly [number, number], least: number, side: 1 | -1 = 1) => {
    const points: Point[] = []
    for (const [dx, dy, size] of CROWN)
      for (let i = 0; i < count; i++) {
        const turn = draw() * 2 * Math.PI
        const far = out[0] + (out[1] - out[0]) * draw()
        const [px, py] = [dx + Math.cos(turn) * size * far, dy + Math.sin(turn) * size * FLAT * far]
        const facing = Math.cos(turn) - Math.sin(turn) + 0.3 * (px - MIDDLE[0] - (py - MIDDLE[1]))
        if (facing * side > least) points.push([x + px * r, y + py * r])
      }
    return dashes(points, Math.round(0.26 * r))
  }
  const lit = rim ? mix(leaf, rim, 0.42) : leaf
  const dab = { width: Math.round(0.32 * r), round: true } as const
  return [
    { d: trunk(x, y, r), fill: bark },
    { d: masses(0, 0), fill: lit },
    { d: leaves(6, [0.96, 1.1], 0.7), stroke: lit, ...dab },
    { d: leaves(6, [0.96, 1.08], 0.4, -1), stroke: leaf, ...dab },
    { d: masses(0.1, 0.06), fill: leaf },
    { d: leaves(6, [0.3, 0.9], 0.7, -1), stroke: mix(leaf, bark, 0.16), ...dab },
    { d: leaves(7, [0.3, 0.92], 0.7), stroke: mix(leaf, rim ?? ink.wheat, 0.12), ...dab },
  ]
}

/** It widens at its foot and forks under the crown. */
function trunk(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * r)} ${Math.round(y + dy * r)}`
  return `M${at(-0.55, 0)}Q${at(-0.12, -1)} ${at(-0.2, -2.6)}Q${at(-0.5, -4.2)} ${at(-1.9, -5.8)}L${at(-1.5, -5.9)}Q${at(-0.2, -4.4)} ${at(0.02, -3.2)}Q${at(0.5, -4.6)} ${at(1.7, -5.8)}L${at(2.1, -5.6)}Q${at(0.6, -4.2)} ${at(0.28, -2.6)}Q${at(0.2, -1)} ${at(0.6, 0)}z`
}

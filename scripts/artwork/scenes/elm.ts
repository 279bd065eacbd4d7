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
  // Leaves of each mass; in a small crown none would be seen.
  const many = tall < 340 ? 0 : tall < 440 ? 4 : 8
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
  const leaves = (out: readonly [number, number], least: number, side: 1 | -1 = 1) => {
    const points: Point[] = []
    for (const [dx, dy, size] of CROWN)
      for (let i = 0; i < many; i++) {
        const turn = draw() * 2 * Math.PI
        const far = out[0] + (out[1] - out[0]) * draw()
        const [px, py] = [dx + Math.cos(turn) * size * far, dy + Math.sin(turn) * size * FLAT * far]
        const facing = Math.cos(turn) - Math.sin(turn) + 0.3 * (px - MIDDLE[0] - (py - MIDDLE[1]))
        if (facing * side > least) points.push([x + px * r, y + py * r])
      }
    return points
  }
  const lit = rim ? mix(leaf, rim, 0.42) : leaf
  const edge = (points: readonly Point[], stroke: string): Shape => ({
    d: dashes(points, 1),
    stroke,
    width: Math.round(0.42 * r),
    round: true,
  })
  const within = (points: readonly Point[], stroke: string): Shape => ({
    d: arches(points, Math.round(0.24 * r)),
    stroke,
    width: Math.round(0.14 * r),
    round: true,
  })
  return [
    { d: trunk(x, y, r), fill: bark },
    { d: masses(0, 0), fill: lit },
    edge(leaves([0.94, 1.04], 0.7), lit),
    edge(leaves([0.94, 1.04], 0.4, -1), leaf),
    { d: rim ? masses(0.1, 0.06) : '', fill: leaf },
    within(leaves([0.2, 0.8], 0.4, -1), mix(leaf, bark, 0.2)),
    within(leaves([0.3, 0.85], 0.4), mix(leaf, rim ?? ink.wheat, 0.2)),
  ].filter(({ d }) => d)
}

/** It widens at its foot and forks under the crown. */
function trunk(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * r)} ${Math.round(y + dy * r)}`
  return `M${at(-0.55, 0)}Q${at(-0.12, -1)} ${at(-0.2, -2.6)}Q${at(-0.5, -4.2)} ${at(-1.9, -5.8)}L${at(-1.5, -5.9)}Q${at(-0.2, -4.4)} ${at(0.02, -3.2)}Q${at(0.5, -4.6)} ${at(1.7, -5.8)}L${at(2.1, -5.6)}Q${at(0.6, -4.2)} ${at(0.28, -2.6)}Q${at(0.2, -1)} ${at(0.6, 0)}z`
}

/** An arch over each point, as the lit edge of a bunch of leaves. */
function arches(points: readonly Point[], size: number): string {
  let [lastX, lastY] = [0, 0]
  let d = ''
  for (const [x, y] of points) {
    const [atX, atY] = [Math.round(x) - size, Math.round(y)]
    d += `${d ? 'm' : 'M'}${atX - lastX} ${atY - lastY}q${size}-${size} ${2 * size} 0`
    lastX = atX + 2 * size
    lastY = atY
  }
  return d.replace(/ -/g, '-')
}

/** The Bow's course: a curve through a few bends, and the outline of its banks. */
import { lerp } from '../noise.ts'
import { type Point, polygon } from '../shape.ts'

/** A point of the centre line, and the width there, in px. */
export type Bend = readonly [x: number, y: number, width: number]

/** Interpolates between the bends, so that the river curves. */
export function smooth(bends: readonly Bend[]): Bend[] {
  const at = (index: number): Bend => bends[Math.max(0, Math.min(bends.length - 1, index))] ?? [0, 0, 0]
  const course: Bend[] = []
  for (let i = 0; i < bends.length - 1; i++) {
    for (let step = 0; step < 8; step++) {
      const t = step / 8
      const spline = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      course.push([spline(p[0], q[0], r[0], s[0]), spline(p[1], q[1], r[1], s[1]), lerp(q[2], r[2], t)])
    }
  }
  return course
}

/** How much perspective flattens the plain. */
const FLATNESS = 0.3

/** The left and right banks downstream, perpendicular to the current on the ground. */
export function banks(course: readonly Bend[]): [left: Point[], right: Point[]] {
  const left: Point[] = []
  const right: Point[] = []
  course.forEach((here, index) => {
    const next = course[index + 1] ?? here
    const before = course[index - 1] ?? here
    const alongX = next[0] - before[0]
    const alongY = (next[1] - before[1]) / FLATNESS
    const half = here[2] / 2 / (Math.hypot(alongX, alongY) || 1)
    left.push([here[0] + half * alongY, here[1] - half * FLATNESS * alongX])
    right.push([here[0] - half * alongY, here[1] + half * FLATNESS * alongX])
  })
  return [left, right]
}

/** The water between the banks. */
export function riverOutline(course: readonly Bend[]): string {
  const [left, right] = banks(course)
  return polygon([...left, ...right.reverse()], 1)
}

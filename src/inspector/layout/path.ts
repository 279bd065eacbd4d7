/** An orthogonal route as SVG, its corners rounded. */
import type { Point } from './layout.ts'

const RADIUS = 7

export function routePath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const corners = rest.map((corner, index) => {
    const before = points[index] ?? corner
    const after = rest[index + 1]
    if (!after) return `L ${corner.x} ${corner.y}`
    const enter = towards(corner, before)
    const leave = towards(corner, after)
    return `L ${enter.x} ${enter.y} Q ${corner.x} ${corner.y} ${leave.x} ${leave.y}`
  })
  return [`M ${first.x} ${first.y}`, ...corners].join(' ')
}

/** A point on the way from `from` to `to`, as far as a corner may reach. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const reach = length ? Math.min(RADIUS, length / 2) / length : 0
  return { x: from.x + (to.x - from.x) * reach, y: from.y + (to.y - from.y) * reach }
}

/** Outlines of the lights of the map. */

export type Point = { x: number; y: number }

/** How far from a corner of an outline its curve begins, in units of the map. */
const ROUNDING = 34

/** The corners of the smallest convex outline of points, once around. */
export function convex(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  // Drops each point at which the outline would turn inward.
  const half = (some: readonly Point[]) =>
    some.reduce<Point[]>((kept, point) => {
      const isOutward = (from: Point, over: Point) =>
        (over.x - from.x) * (point.y - from.y) > (over.y - from.y) * (point.x - from.x)
      let size = kept.length
      for (let from = kept[size - 2], over = kept[size - 1]; from && over && !isOutward(from, over); size--)
        [from, over] = [kept[size - 3], from]
      return [...kept.slice(0, size), point]
    }, [])
  return [...half(sorted).slice(1), ...half(sorted.toReversed()).slice(1)]
}

/** A side of an outline that is longer, in units of the map, is indented to the nearest of the points. */
const LONG = 100
/** As far as this share of its length. */
const DEEP = 0.45

/** The outline with its long sides indented, as often as that makes it follow the points more closely. */
export function indented(corners: readonly Point[], points: readonly Point[]): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const between = split(corner, next, points, corners)
    return [corner, ...between]
  })
}

/** The points that a side from one corner to the next is indented to, in their order. */
function split(from: Point, to: Point, points: readonly Point[], corners: readonly Point[]): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < LONG) return []
  const [nearest] = points
    .filter((point) => !corners.includes(point))
    .map((point) => {
      const [px, py] = [point.x - from.x, point.y - from.y]
      return { point, along: (px * dx + py * dy) / length ** 2, away: (dx * py - dy * px) / length }
    })
    .filter(({ along, away }) => along > 0.1 && along < 0.9 && away > 0 && away < length * DEEP)
    .toSorted((a, b) => a.away - b.away)
  if (!nearest) return []
  const { point } = nearest
  return [...split(from, point, points, corners), point, ...split(point, to, points, corners)]
}

/** A path through the corners, which are round. */
export function rounded(corners: readonly Point[]): string {
  const sides = corners.map((corner, index) => {
    const near = (other = corner) => {
      const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1
      const part = Math.min(ROUNDING / length, 0.5)
      return `${Math.round(corner.x + (other.x - corner.x) * part)} ${Math.round(corner.y + (other.y - corner.y) * part)}`
    }
    const next = corners[(index + 1) % corners.length]
    return {
      from: near(corners.at(index - 1)),
      curve: `Q${Math.round(corner.x)} ${Math.round(corner.y)} `,
      to: near(next),
    }
  })
  // Where two curves meet, no line is between them.
  const path = sides.map(({ from, curve, to }, index) => {
    const last = sides[index - 1]
    return `${!last ? `M${from}` : last.to === from ? '' : `L${from}`}${curve}${to}`
  })
  return `${path.join('')}Z`
}

/** Where a line of a chart crosses words that are not its own: the label of another line, a state's name and notes. */
import type { Box, ChartLayout, Point } from './layout.ts'
import { headSize } from './sizes.ts'

export function strikes({ edges, starts, states }: ChartLayout): readonly string[] {
  const words = [
    ...edges.map(({ edge, label }) => ({ id: edge.id, box: label })),
    ...states.map(({ state, box: { x, y } }) => ({
      id: state.id,
      box: { x, y, ...headSize(state) },
    })),
  ]
  const lines = [...edges.map(({ edge, points }) => ({ id: edge.id, points })), ...starts]
  return lines.flatMap(({ id, points }) =>
    words
      .filter((other) => other.id !== id && crosses(points, other.box))
      .map((other) => `${id} × ${other.id}`),
  )
}

/** Lines are orthogonal, so each of their parts is a box without width or without height. */
function crosses(points: readonly Point[], { x, y, width, height }: Box): boolean {
  return points.slice(1).some((to, index) => {
    const from = points[index] ?? to
    return (
      Math.max(from.x, to.x) > x + 1 &&
      Math.min(from.x, to.x) < x + width - 1 &&
      Math.max(from.y, to.y) > y + 1 &&
      Math.min(from.y, to.y) < y + height - 1
    )
  })
}

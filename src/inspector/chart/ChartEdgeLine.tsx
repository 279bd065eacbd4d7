/** The line of a transition, marked as its most notable row is. */
import type { PlacedEdge } from '../layout/layout.ts'
import { heatLevel } from '../paths/heat.ts'
import styles from './Chart.module.css'
import type { ChartMarks } from './Chart.tsx'
import { Line } from './Line.tsx'

export function ChartEdgeLine({
  placed: { edge, points },
  marks,
}: {
  placed: PlacedEdge
  marks: ChartMarks
}) {
  const { heat } = marks
  const walked = edge.rows.some(({ key }) => marks.walked.has(key))
  const possible = edge.rows.some(({ key }) => marks.choices.has(key))
  const level = heat && Math.max(...edge.rows.map(({ key }) => heatLevel(heat, key)))
  return (
    <g
      className={styles.edge}
      data-line={edge.id}
      data-walked={walked || undefined}
      data-possible={possible || undefined}
      data-level={level ?? undefined}
    >
      <Line points={points} />
    </g>
  )
}

/** The transitions written on an edge, or inside the state that handles them without leaving. */
import type { Box } from '../layout/layout.ts'
import { NAME, NOTE, rowsHeight } from '../layout/sizes.ts'
import type { ChartEdge, ChartState } from '../model/chart-model.ts'
import type { ChartMarks } from './Chart.tsx'
import styles from './ChartRow.module.css'
import { ChartRow } from './ChartRow.tsx'

export function RowList({
  owner,
  box,
  marks,
}: {
  owner: ChartEdge | ChartState
  box: Box
  marks: ChartMarks
}) {
  const { rows } = owner
  if (rows.length === 0) return null
  const isInside = 'notes' in owner
  const height = rowsHeight(rows)
  const top = isInside ? NAME.height + owner.notes.length * NOTE.height : 0
  const inset = isInside ? 4 : 0
  return (
    <foreignObject
      data-words={owner.id}
      x={box.x + inset}
      y={box.y + top}
      width={box.width - 2 * inset}
      height={height}
    >
      <div className={styles.rows} data-inside={isInside || undefined}>
        {rows.map((row) => (
          <ChartRow key={row.key} row={row} marks={marks} />
        ))}
      </div>
    </foreignObject>
  )
}

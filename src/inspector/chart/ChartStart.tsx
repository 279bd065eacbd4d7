/** The dot and arrow that say where a machine or a state begins. */
import type { PlacedStart } from '../layout/layout.ts'
import styles from './Chart.module.css'
import { Line } from './Line.tsx'

export function ChartStart({ start: { id, dot, points } }: { start: PlacedStart }) {
  const radius = dot.width / 2
  return (
    <g className={styles.start} data-line={id}>
      <circle className={styles.arrow} cx={dot.x + radius} cy={dot.y + radius} r={radius} />
      <Line points={points} />
    </g>
  )
}

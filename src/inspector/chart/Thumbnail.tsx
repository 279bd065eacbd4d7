/** A chart small enough for a card: its shape and its states, without the small print. */
import type { ChartLayout } from '../layout/layout.ts'
import styles from './Chart.module.css'
import { ChartStart } from './ChartStart.tsx'
import { Line } from './Line.tsx'

export function Thumbnail({ layout, active }: { layout: ChartLayout; active?: ReadonlySet<string> }) {
  return (
    <svg
      className="cover"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {layout.states.map(({ state, box, depth }) => (
        <g
          key={state.id}
          className={styles.state}
          data-active={active?.has(state.id) || undefined}
          data-type={state.type}
          data-depth={depth}
          data-region={state.isRegion || undefined}
        >
          <rect className={styles.box} {...box} rx={depth === 0 ? 14 : 9} />
          <text className={styles.name} x={box.x + 12} y={box.y + 21}>
            {state.name}
          </text>
        </g>
      ))}
      {layout.starts.map((start) => (
        <ChartStart key={start.id} start={start} />
      ))}
      {layout.edges.map(({ edge, points, label }) => (
        <g key={edge.id} className={styles.edge}>
          <Line points={points} />
          <rect className={styles.ghost} {...label} rx={5} />
        </g>
      ))}
    </svg>
  )
}

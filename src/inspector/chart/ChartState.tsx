/** A state's box: its name, what it does, and room for its transitions and inner states. */
import type { PlacedState } from '../layout/layout.ts'
import { NAME, NOTE } from '../layout/sizes.ts'
import styles from './Chart.module.css'

const INSET = 4

export function ChartState({ placed, isActive }: { placed: PlacedState; isActive: boolean }) {
  const { state, box, depth } = placed
  return (
    <g
      transform={`translate(${box.x} ${box.y})`}
      className={styles.state}
      data-active={isActive || undefined}
      data-type={state.type}
      data-region={state.isRegion || undefined}
      data-depth={depth}
      data-testid={`state ${state.id}`}
    >
      <rect className={styles.box} width={box.width} height={box.height} rx={depth === 0 ? 14 : 9} />
      {state.type === 'final' ? (
        <rect
          className={styles.line}
          x={INSET}
          y={INSET}
          width={box.width - 2 * INSET}
          height={box.height - 2 * INSET}
          rx={6}
        />
      ) : null}
      <text className={styles.name} x={12} y={NAME.height / 2 + 6}>
        {state.name}
      </text>
      {state.notes.map((note, index) => (
        <text key={note} className={styles.note} x={12} y={NAME.height + index * NOTE.height + 10}>
          {note}
        </text>
      ))}
    </g>
  )
}

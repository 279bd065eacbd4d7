/**
 * A statechart. Lines and boxes are drawn; every transition that can be taken now is a button, so that
 * the chart is played by mouse and by keyboard alike.
 */
import type { ChartLayout } from '../layout/layout.ts'
import type { Heat } from '../paths/heat.ts'
import styles from './Chart.module.css'
import { ChartEdgeLine } from './ChartEdgeLine.tsx'
import { ChartStart } from './ChartStart.tsx'
import { ChartState } from './ChartState.tsx'
import { RowList } from './RowList.tsx'

export type ChartMarks = {
  /** Ids of the states the machine is in. */
  active: ReadonlySet<string>
  /** Names of the transitions that brought it there. */
  walked: ReadonlySet<string>
  /** What happens when a transition is chosen; those without are not possible now. */
  choices: ReadonlyMap<string, () => void>
  heat: Heat | null
}

export function Chart({ layout, marks, scale }: { layout: ChartLayout; marks: ChartMarks; scale: number }) {
  const { width, height } = layout
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the frame around it names it; a title would hide those of its parts
    <svg
      className={styles.chart}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      {layout.states.map((placed) => (
        <ChartState key={placed.state.id} placed={placed} isActive={marks.active.has(placed.state.id)} />
      ))}
      {layout.starts.map((start) => (
        <ChartStart key={start.id} start={start} />
      ))}
      {layout.edges.map((placed) => (
        <ChartEdgeLine key={placed.edge.id} placed={placed} marks={marks} />
      ))}
      {layout.states.map(({ state, box }) => (
        <RowList key={state.id} owner={state} box={box} marks={marks} />
      ))}
      {layout.edges.map(({ edge, label }) => (
        <RowList key={edge.id} owner={edge} box={label} marks={marks} />
      ))}
    </svg>
  )
}

/** One path, played on the chart. The address says which and how far, so that it can be handed on. */
import { useMemo } from 'react'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import type { Trace } from '../../../machines/kit/trace.ts'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import type { ChartLayout } from '../layout/layout.ts'
import { Panel } from '../parts/Panel.tsx'
import { Split } from '../parts/Split.tsx'
import { ContextView } from '../play/ContextView.tsx'
import { History } from '../play/History.tsx'
import { StateLine } from '../play/StateLine.tsx'
import { useFilm } from '../play/use-session.ts'
import type { NamedMachine } from '../registry.ts'
import { pathsHref, replaceRoute, traceHref } from '../route.ts'
import styles from './Paths.module.css'
import { Transport } from './Transport.tsx'

export function OnePath({
  entry,
  layout,
  trace,
  step,
}: {
  entry: NamedMachine
  layout: ChartLayout | null
  trace: Trace
  step: number
}) {
  const { frames, problem } = useFilm(entry, trace.steps)
  const cursor = Math.min(step, trace.steps.length)
  const frame = frames[cursor] ?? null
  const goTo = (to: number) => replaceRoute(traceHref(entry.name, trace.id, to))
  const marks: ChartMarks = useMemo(
    () => ({
      active: frame ? activeStateIds(entry.machine, frame.snapshot.value) : new Set(),
      walked: new Set(frame?.walked),
      choices: new Map(),
      heat: null,
    }),
    [entry.machine, frame],
  )
  return (
    <Split chart={<ChartView layout={layout} marks={marks} />}>
      <p>
        <a href={pathsHref(entry.name)}>All paths of {entry.name}</a>
      </p>
      <Panel title={trace.name}>
        <p className={styles.about}>
          <span data-kind={trace.kind}>{trace.kind}</span> <code>{trace.id}</code>
        </p>
        <Transport machine={entry.machine} steps={trace.steps} cursor={cursor} onGo={goTo} />
      </Panel>
      <StateLine frame={frame} problem={problem} />
      <Panel title="Steps">
        <History frames={frames} cursor={cursor} onGo={goTo} />
      </Panel>
      <Panel title="Context">
        <ContextView context={frame?.snapshot.context} before={frames[cursor - 1]?.snapshot.context} />
      </Panel>
    </Split>
  )
}

/** One path, played on the chart. The address holds the path and the position, so that it can be shared. */
import { useCallback, useMemo } from 'react'
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
import { useTransport } from '../play/use-transport.ts'
import type { NamedMachine } from '../registry.ts'
import { pathsHref, replaceRoute, traceHref } from '../route.ts'
import { PathKind } from './PathKind.tsx'
import { TransportBar } from './TransportBar.tsx'

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
  const writeAddress = useCallback(
    (position: number) => replaceRoute(traceHref(entry.name, trace.id, position)),
    [entry.name, trace.id],
  )
  const transport = useTransport(entry, { steps: trace.steps, position: step, writeAddress })
  const { position, goTo } = transport
  const { frames, problem } = transport.film
  const frame = frames[position] ?? null
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
        <p className="note">
          <PathKind kind={trace.kind} /> <code>{trace.id}</code>
        </p>
        <TransportBar machine={entry.machine} steps={trace.steps} transport={transport} />
      </Panel>
      <StateLine frame={frame} problem={problem} />
      <Panel title="Steps">
        <History frames={frames} position={position} onGo={goTo} />
      </Panel>
      <Panel title="Context">
        <ContextView context={frame?.snapshot.context} before={frames[position - 1]?.snapshot.context} />
      </Panel>
    </Split>
  )
}

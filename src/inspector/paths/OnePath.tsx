/** One path, played on the chart. The address holds the path and the position, so that it can be shared. */
import { useCallback, useMemo } from 'react'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import type { Trace } from '../../../machines/kit/trace.ts'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import type { ChartLayout } from '../layout/layout.ts'
import { BesideChart } from '../parts/BesideChart.tsx'
import { Panel } from '../parts/Panel.tsx'
import { History } from '../play/History.tsx'
import { Moment } from '../play/Moment.tsx'
import { TransportBar } from '../play/TransportBar.tsx'
import { useTransport } from '../play/use-transport.ts'
import type { NamedMachine } from '../registry.ts'
import { pathsHref, replaceRoute, runHref, traceHref } from '../route.ts'
import { PathKind } from './PathKind.tsx'
import { saysOf } from './words.ts'

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
  const { frames } = transport.film
  const says = useMemo(() => saysOf(entry.name), [entry.name])
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
    <BesideChart
      chart={<ChartView layout={layout} marks={marks} />}
      pinned={
        <>
          <p>
            <a href={pathsHref(entry.name)}>All paths of {entry.name}</a>
          </p>
          <Panel title={trace.name}>
            <p className="note">
              <PathKind kind={trace.kind} /> <code>{trace.id}</code>
            </p>
            <TransportBar machine={entry.machine} steps={trace.steps} says={says} transport={transport} />
            <p>
              <a
                href={runHref(entry.name, { from: 'hand', steps: trace.steps.slice(0, position) }, position)}
              >
                Play on from here
              </a>
            </p>
          </Panel>
          <Moment film={transport.film} position={position} />
        </>
      }
    >
      <Panel title="Steps">
        <History frames={frames} position={position} says={says} onGo={goTo} />
      </Panel>
    </BesideChart>
  )
}

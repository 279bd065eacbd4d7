/**
 * A machine played by hand: from its start, on from a run that an address holds, or on from a path of the tests. The
 * address keeps what was played.
 */
import { useCallback, useMemo } from 'react'
import { createMachine } from 'xstate'
import { stepLabel } from '../../../machines/kit/labels.ts'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import type { PlayedStep, Trace } from '../../../machines/kit/trace.ts'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import type { ChartLayout } from '../layout/layout.ts'
import { BesideChart } from '../parts/BesideChart.tsx'
import { ToolButton } from '../parts/ToolButton.tsx'
import { PathTitle } from '../paths/PathTitle.tsx'
import { examplesOf } from '../paths/traces.ts'
import { saysOf } from '../paths/words.ts'
import type { NamedMachine } from '../registry.ts'
import { noteInAddress, playHref, replaceRoute, runHref, traceHref } from '../route.ts'
import type { Run } from '../run/run.ts'
import { choicesIn } from './choices.ts'
import { Moment } from './Moment.tsx'
import { RunPanels } from './RunPanels.tsx'
import { TransportBar } from './TransportBar.tsx'
import { useTransport } from './use-transport.ts'

const BY_HAND: Run = { from: 'hand', steps: [] }

type Props = {
  entry: NamedMachine
  layout: ChartLayout | null
  run: Run | null
  trace?: Trace
  step: number
}

export function PlayMode({ entry, layout, run, trace, step }: Props) {
  const opened = useMemo(() => (trace ? { ...BY_HAND, steps: trace.steps } : (run ?? BY_HAND)), [run, trace])
  const started = useMemo(() => startingLike(entry, opened), [entry, opened])
  const writeAddress = useCallback(
    (position: number, steps: readonly PlayedStep[]) => {
      if (steps === trace?.steps) replaceRoute(traceHref(entry.name, trace.id, position))
      else if (steps.length === 0) noteInAddress(playHref(entry.name))
      else noteInAddress(runHref(entry.name, continued(opened, steps), position))
    },
    [entry.name, opened, trace],
  )
  const transport = useTransport(started, { steps: opened.steps, position: step, writeAddress })
  const examples = useMemo(() => examplesOf(entry.name), [entry.name])
  const says = useMemo(() => saysOf(entry.name), [entry.name])
  const { film, position, steps, isPlaying, togglePlay, goTo } = transport
  // While a new film is rendered, the last moment of the old one stays.
  const frame = film.frames[position] ?? film.frames.at(-1) ?? null
  const choices = useMemo(() => (frame ? choicesIn(frame, examples, says) : []), [frame, examples, says])
  const marks: ChartMarks = {
    active: frame ? activeStateIds(entry.machine, frame.snapshot.value) : new Set(),
    walked: new Set(frame?.walked),
    // Where several examples take the same transition, the chart offers the first.
    choices: new Map(
      choices.toReversed().flatMap(({ keys, step }) => keys.map((key) => [key, () => transport.play(step)])),
    ),
    heat: null,
  }
  const last = steps[position - 1]
  return (
    <BesideChart
      chart={<ChartView layout={layout} marks={marks} />}
      pinned={
        <>
          {trace ? <PathTitle machine={entry.name} trace={trace} /> : <Origin run={opened} />}
          <TransportBar
            position={position}
            last={steps.length}
            words={last ? (says(last) ?? stepLabel(last, entry.machine)) : 'starts'}
            onGo={goTo}
            start={
              <ToolButton disabled={steps.length === 0} onClick={togglePlay}>
                {isPlaying ? 'Pause' : 'Play'}
              </ToolButton>
            }
          />
          <Moment film={film} position={position} />
        </>
      }
    >
      <RunPanels transport={transport} choices={choices} says={says} isKept={steps === trace?.steps} />
    </BesideChart>
  )
}

function Origin({ run: { from, note } }: { run: Run }) {
  if (from === 'hand') return null
  return (
    <p className="notice" data-tone={from === 'failed' ? 'error' : undefined}>
      {from === 'failed' ? 'Failed in a test' : 'A live run'}
      {note ? `: ${note}` : null}
    </p>
  )
}

/** What is played on from a run is nobody's but the player's. */
function continued(run: Run, steps: readonly PlayedStep[]): Run {
  if (steps === run.steps) return run
  return { from: 'hand', ...('context' in run && { context: run.context }), steps: [...steps] }
}

/** The machine, beginning with the context of the run. */
function startingLike(entry: NamedMachine, run: Run): NamedMachine {
  if (!('context' in run)) return entry
  const { config, implementations } = entry.machine
  return { ...entry, machine: createMachine({ ...config, context: run.context }, implementations) }
}

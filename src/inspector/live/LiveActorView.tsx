/** One actor on its chart, now or at any moment before, among the others, with the log of all of them beneath. */
import { useMemo, useState } from 'react'
import { stepLabel } from '../../../machines/kit/labels.ts'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import { useLayout } from '../layout/use-layout.ts'
import { BesideChart } from '../parts/BesideChart.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ToolButton, toolLook } from '../parts/ToolButton.tsx'
import { examplesOf } from '../paths/traces.ts'
import { saysOf } from '../paths/words.ts'
import { ChoiceList } from '../play/ChoiceList.tsx'
import { ContextView } from '../play/ContextView.tsx'
import { CustomEvent } from '../play/CustomEvent.tsx'
import { type Choice, choicesIn } from '../play/choices.ts'
import { History } from '../play/History.tsx'
import { Moment } from '../play/Moment.tsx'
import { TransportBar } from '../play/TransportBar.tsx'
import type { NamedMachine } from '../registry.ts'
import { runHref } from '../route.ts'
import { ActorList } from './ActorList.tsx'
import { EventLog } from './EventLog.tsx'
import { liveFrames } from './live-frames.ts'
import { runOf } from './live-run.ts'
import type { LiveActor, LiveState } from './live-state.ts'
import type { SendToActor } from './use-live.ts'

type Props = {
  live: LiveState
  machines: readonly LiveActor[]
  shown: LiveActor
  isPinned: boolean
  onPin(sessionId: string | null): void
  send: SendToActor
}

export function LiveActorView({ live, machines, shown, isPinned, onPin, send }: Props) {
  const { entry } = shown
  const list = <ActorList machines={machines} live={live} shown={shown} isPinned={isPinned} onPin={onPin} />
  // An actor without a machine has a context at most.
  return entry ? (
    <LiveMachine key={shown.sessionId} live={live} shown={shown} entry={entry} send={send} list={list} />
  ) : (
    <BesideChart chart={<EventLog log={live.log} />}>
      <Panel title={`Context of ${shown.name}`}>
        <ContextView context={shown.snapshot.context} />
      </Panel>
      {list}
    </BesideChart>
  )
}

function LiveMachine({
  live,
  shown,
  entry,
  send,
  list,
}: Pick<Props, 'live' | 'shown' | 'send'> & { entry: NamedMachine; list: React.ReactNode }) {
  const layout = useLayout(entry.name, entry.machine)
  const says = useMemo(() => saysOf(entry.name), [entry.name])
  const examples = useMemo(() => examplesOf(entry.name), [entry.name])
  /** Null follows what happens. */
  const [chosen, setChosen] = useState<number | null>(null)
  const { sessionId, moments, hasEnded } = shown
  const frames = liveFrames(entry, moments)
  const last = frames.length - 1
  const position = Math.min(chosen ?? last, last)
  const isNow = position === last
  const frame = frames[position]
  // What its actors and delays do is the site's business.
  const choices =
    frame && isNow && !hasEnded
      ? choicesIn({ snapshot: frame.snapshot, running: [], timers: [] }, examples, says)
      : []
  const sendStep = ({ step }: Choice) => step.kind === 'event' && send(sessionId, step.event)
  const marks: ChartMarks = {
    active: activeStateIds(entry.machine, frame?.snapshot.value),
    walked: new Set(frame?.walked),
    choices: new Map(
      choices.toReversed().flatMap((choice) => choice.keys.map((key) => [key, () => sendStep(choice)])),
    ),
    heat: null,
  }
  return (
    <BesideChart
      chart={
        <>
          <ChartView layout={layout} marks={marks} />
          <EventLog log={live.log} />
        </>
      }
      pinned={
        <>
          <TransportBar
            position={position}
            last={last}
            words={frame?.step ? stepLabel(frame.step, entry.machine) : 'starts'}
            onGo={(to) => setChosen(to >= last ? null : to)}
            end={
              <ToolButton aria-pressed={isNow} onClick={() => setChosen(null)}>
                Now
              </ToolButton>
            }
          />
          <Moment
            film={{ frames, problem: null }}
            position={position}
            note={`${shown.name}${isNow ? '' : ', as it was'}${hasEnded ? ', ended' : ''}`}
          />
          <RunLink live={live} shown={shown} entry={entry} position={position} />
        </>
      }
    >
      {list}
      <Panel title={`What happened to ${shown.name}`}>
        <History frames={frames} position={position} says={says} onGo={setChosen} />
      </Panel>
      {hasEnded ? null : (
        <Panel title={`Send an event to ${shown.name}`}>
          <ChoiceList choices={choices} onChoose={sendStep} />
          <CustomEvent onSend={(event) => send(sessionId, event)} />
        </Panel>
      )}
    </BesideChart>
  )
}

/** The run so far under an address of its own, where it can be played on and kept. */
function RunLink({
  live,
  shown,
  entry,
  position,
}: Pick<Props, 'live' | 'shown'> & { entry: NamedMachine; position: number }) {
  const run = runOf(shown, live.addresses.get(shown.page) ?? '')
  if (!run) return null
  return (
    <p className="tools">
      <a {...toolLook()} href={runHref(entry.name, run, Math.min(position, run.steps.length))}>
        Open as a path
      </a>
      <span className="note">to share, play on, keep</span>
    </p>
  )
}

/** One actor on its chart, now or at any moment before, among the others, with the log of all of them beneath. */
import { useMemo, useState } from 'react'
import { stateLabel } from '../../../machines/kit/labels.ts'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import { useLayout } from '../layout/use-layout.ts'
import { BesideChart } from '../parts/BesideChart.tsx'
import { Panel } from '../parts/Panel.tsx'
import { toolLook } from '../parts/ToolButton.tsx'
import { examplesOf } from '../paths/traces.ts'
import { saysOf } from '../paths/words.ts'
import { ChoiceList } from '../play/ChoiceList.tsx'
import { ContextView } from '../play/ContextView.tsx'
import { CustomEvent } from '../play/CustomEvent.tsx'
import { type Choice, choicesIn } from '../play/choices.ts'
import type { Frame } from '../play/frames.ts'
import { History } from '../play/History.tsx'
import type { NamedMachine } from '../registry.ts'
import { runHref } from '../route.ts'
import { ActorList } from './ActorList.tsx'
import { EventLog } from './EventLog.tsx'
import { liveFrames } from './live-frames.ts'
import { isPlayable } from './live-machine.ts'
import { runOf } from './live-run.ts'
import type { LiveActor, LiveState } from './live-state.ts'
import { MomentBar } from './MomentBar.tsx'
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
  return entry ? (
    <LiveMachine key={shown.sessionId} live={live} shown={shown} entry={entry} send={send} list={list} />
  ) : (
    <BesideChart chart={<EventLog log={live.log} />} pinned={<Context actor={shown} />}>
      {list}
    </BesideChart>
  )
}

/** An actor without a machine has a context at most. */
function Context({ actor }: { actor: LiveActor }) {
  return (
    <Panel title={`Context of ${actor.name}`}>
      <ContextView context={actor.snapshot.context} />
    </Panel>
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
  /** Null follows what happens. */
  const [chosen, setChosen] = useState<number | null>(null)
  const { sessionId, moments, hasEnded } = shown
  const frames = liveFrames(entry, moments)
  const position = Math.min(chosen ?? frames.length, frames.length - 1)
  const isNow = position === frames.length - 1
  const frame = frames[position]
  const choices = useMemo(
    () => (frame && isNow && !hasEnded && isPlayable(entry) ? liveChoices(entry, frame) : []),
    [entry, frame, isNow, hasEnded],
  )
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
          <p data-testid="state">
            <strong className="minor-heading">{stateLabel(frame?.snapshot.value)}</strong>{' '}
            <span className="note">
              {shown.name}
              {isNow ? null : ', as it was'}
              {hasEnded ? ', ended' : null}
            </span>
          </p>
          <MomentBar position={position} last={frames.length - 1} onGo={setChosen} />
          <RunLink live={live} shown={shown} entry={entry} position={position} />
          <Panel title="Context">
            <ContextView context={frame?.snapshot.context} before={frames[position - 1]?.snapshot.context} />
          </Panel>
        </>
      }
    >
      {list}
      <Panel title={`What happened to ${shown.name}`}>
        <History frames={frames} position={position} says={says} onGo={setChosen} />
      </Panel>
      {isPlayable(entry) && !hasEnded ? (
        <Panel title={`Send an event to ${shown.name}`}>
          <ChoiceList choices={choices} onChoose={sendStep} />
          <CustomEvent onSend={(event) => send(sessionId, event)} />
        </Panel>
      ) : null}
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

/** The events it would take now; what its actors and delays do is the site's business. */
function liveChoices({ name }: NamedMachine, { snapshot }: Frame): Choice[] {
  return choicesIn({ snapshot, running: [], timers: [] }, examplesOf(name), saysOf(name))
}

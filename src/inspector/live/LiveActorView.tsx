/** One running machine on its chart, among the others, with the log of all of them beneath. */
import { useMemo } from 'react'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import { useLayout } from '../layout/use-layout.ts'
import { Panel } from '../parts/Panel.tsx'
import { Split } from '../parts/Split.tsx'
import { examplesOf, tracesOf } from '../paths/traces.ts'
import { ChoiceList } from '../play/ChoiceList.tsx'
import { ContextView } from '../play/ContextView.tsx'
import { CustomEvent } from '../play/CustomEvent.tsx'
import { type Choice, choicesIn } from '../play/choices.ts'
import type { NamedMachine } from '../registry.ts'
import { ActorList } from './ActorList.tsx'
import { EventLog } from './EventLog.tsx'
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

export function LiveActorView({ shown, ...rest }: Props) {
  return shown.entry ? <KnownActor shown={shown} entry={shown.entry} {...rest} /> : null
}

function KnownActor({
  live,
  machines,
  shown,
  entry,
  isPinned,
  onPin,
  send,
}: Props & { entry: NamedMachine }) {
  const layout = useLayout(entry.name, entry.machine)
  const { sessionId, snapshot, walked } = shown
  const choices = useMemo(() => liveChoices(entry, snapshot), [entry, snapshot])
  const sendStep = ({ step }: Choice) => step.kind === 'event' && send(sessionId, step.event)
  const marks: ChartMarks = {
    active: activeStateIds(entry.machine, snapshot.value),
    walked: new Set(walked),
    choices: new Map(
      choices.toReversed().flatMap((choice) => choice.keys.map((key) => [key, () => sendStep(choice)])),
    ),
    heat: null,
  }
  return (
    <Split
      chart={
        <>
          <ChartView layout={layout} marks={marks} />
          <EventLog log={live.log} />
        </>
      }
    >
      <ActorList machines={machines} pages={live.pages} shown={shown} isPinned={isPinned} onPin={onPin} />
      <Panel title={`Send an event to ${shown.name}`}>
        <ChoiceList choices={choices} onChoose={sendStep} />
        <CustomEvent onSend={(event) => send(sessionId, event)} />
      </Panel>
      <Panel title="Context">
        <ContextView context={snapshot.context} before={shown.before?.context} />
      </Panel>
    </Split>
  )
}

/** The events it would take now; what its actors and delays do is the site's business. */
function liveChoices({ name, machine }: NamedMachine, { value, context }: LiveActor['snapshot']): Choice[] {
  try {
    const snapshot = machine.resolveState({ value: value as string, context })
    return choicesIn({ snapshot, running: [], timers: [] }, examplesOf(tracesOf(name)))
  } catch {
    return []
  }
}

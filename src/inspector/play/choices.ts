/** What can happen next: events it would take, running actors that may settle, delays that may pass. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate'
import { duration, stepDetail, stepLabel } from '../../../machines/kit/labels.ts'
import { transitionName } from '../../../machines/kit/structure.ts'
import { type Outcome, type PlayedStep, settledEvent } from '../../../machines/kit/trace.ts'
import type { Examples } from '../paths/traces.ts'
import type { Says } from '../paths/words.ts'
import type { Frame } from './frames.ts'

export type Choice = {
  id: string
  /** What the fixture says of it. */
  says: string | null
  words: string
  detail: string
  step: PlayedStep
  /** The transitions it would take, by name. */
  keys: readonly string[]
  /** Names of the states they lead to; none when it stays where it is. */
  targets: readonly string[]
}

/** For an actor no trace has an outcome for; offered where the machine would react to it. */
const PLAIN_OUTCOMES: readonly Outcome[] = [{ output: null }, { error: 'something went wrong' }]

export function choicesIn(
  { snapshot, running, timers }: Pick<Frame, 'snapshot' | 'running' | 'timers'>,
  examples: Examples,
  says: Says,
): Choice[] {
  const choice = (step: PlayedStep, event: EventObject | null) => choiceOf(snapshot, step, event, says)
  if (snapshot.status !== 'active') return []
  const events = eventsFor(snapshot, examples).map((event) => choice({ kind: 'event', event }, event))
  const settled = [...new Set(running)].flatMap((actor) =>
    (examples.outcomes.get(actor) ?? PLAIN_OUTCOMES)
      .map((outcome) => choice({ kind: 'settle', actor, outcome }, settledEvent(actor, outcome)))
      .filter(({ keys }) => keys.length > 0 || examples.outcomes.has(actor)),
  )
  const waits = timers.map(({ delay, left }) => {
    const named = runningDelay(snapshot, delay)
    const step: PlayedStep =
      named && left === delay ? { kind: 'wait', delay: named.name } : { kind: 'elapse', milliseconds: left }
    const detail = named?.name ?? duration(delay)
    return {
      ...choice(step, named ? { type: named.eventType } : null),
      id: `time ${detail}`,
      detail,
    }
  })
  return [...events.filter(({ keys }) => keys.length > 0), ...settled, ...waits]
}

function choiceOf(
  snapshot: AnyMachineSnapshot,
  step: PlayedStep,
  event: EventObject | null,
  says: Says,
): Choice {
  const transitions = event ? transitionsTaken(snapshot, event) : []
  return {
    id: JSON.stringify(step),
    says: says(step),
    words: stepLabel(step, snapshot.machine),
    detail: stepDetail(step),
    step,
    keys: transitions.map(transitionName),
    targets: transitions.flatMap(({ target }) => target?.map(({ key }) => key) ?? []),
  }
}

/** Known examples, and a bare event of each type no trace has an example of. */
function eventsFor(snapshot: AnyMachineSnapshot, { events }: Examples): EventObject[] {
  const known = new Set(events.map(({ type }) => type))
  const bare = snapshot._nodes
    .flatMap((node) => node.ownEvents)
    .filter((type) => !known.has(type) && !type.startsWith('xstate.') && !type.includes('*'))
  return [...events, ...[...new Set(bare)].map((type) => ({ type }))].sort((one, other) =>
    one.type.localeCompare(other.type),
  )
}

/** The transitions an event would take. A guard that cannot read the event takes none. */
function transitionsTaken(snapshot: AnyMachineSnapshot, event: EventObject): AnyTransitionDefinition[] {
  try {
    const machine: AnyStateMachine = snapshot.machine
    return machine.getTransitionData(snapshot, event)
  } catch {
    return []
  }
}

/** The delay of an active state that takes this long. */
function runningDelay(snapshot: AnyMachineSnapshot, milliseconds: number) {
  const nodes: readonly AnyStateNode[] = snapshot._nodes
  for (const node of nodes)
    for (const { delay, eventType } of node.after)
      if (delayInMs(snapshot, delay) === milliseconds)
        return { name: String(delay), eventType: String(eventType) }
  return null
}

function delayInMs(snapshot: AnyMachineSnapshot, delay: unknown): unknown {
  const named: unknown = typeof delay === 'string' ? snapshot.machine.implementations.delays[delay] : delay
  if (typeof named !== 'function') return named
  try {
    return named({ context: snapshot.context, event: { type: '' } }, undefined)
  } catch {
    return null
  }
}

/** What the tests know of a machine: what may happen to it, and what must then be true. */
import { equal } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  StateValue,
} from 'xstate'
import { allTransitions } from '../../machines/kit/structure.ts'
import {
  eventTypeOf,
  type Outcome,
  type PlayedStep,
  type Step,
  type Trace,
} from '../../machines/kit/trace.ts'

/** Something that may happen, and how a visitor would put it: "sends the form". */
type Example<Event extends EventObject = EventObject> = { says: string; event: Event }
type OutcomeExample = { says: string; outcome: Outcome }

/** A walk so far: where the machine is, which actions ran, which actors are still running. */
export type Run = {
  snapshot: AnyMachineSnapshot
  calls: readonly string[]
  running: readonly string[]
}

/** What a step made of a run. */
export type Turn = { before: Run; now: Run; step: PlayedStep }

/** A path written by hand, where shortest paths do not lead; the table says what it does. */
type Journey = { name: string; steps: Step[] }

export type Fixture<Machine extends AnyStateMachine = AnyStateMachine> = {
  machine: Machine
  /** An example of its input, for a machine that is not in the registry. */
  input?: InputFrom<Machine>
  /** The visitor's and the world's events: at least one example of each type. */
  events: {
    [Type in EventFromLogic<Machine>['type']]: readonly [
      Example<EventFromLogic<Machine> & { type: Type }>,
      ...Example<EventFromLogic<Machine> & { type: Type }>[],
    ]
  }
  /** How each invoked actor may settle, by its id. A watcher that only reports events has none. */
  outcomes: Record<string, readonly OutcomeExample[]>
  /** What else the same events and outcomes may carry. Only random walks take these: no trace and no word names them. */
  further?: {
    events?: readonly EventFromLogic<Machine>[]
    outcomes?: Readonly<Record<string, readonly Outcome[]>>
  }
  /** A delay's end in words, by the delay's name. */
  delays?: Record<string, string>
  /** What must hold after every step of every path: the invariants of the machine's docstring. */
  invariant?: (run: Run) => void
  /** What must hold from each moment to the next, whatever happens, in words: "held: never advances". */
  promises?: Readonly<Record<string, (turn: Turn) => void>>
  /**
   * What no page can cause, and why. By the type of an event, or by the words of one example: traces with such a
   * step are walked on the machine only. By the name of a transition: a page gets to the same place by others.
   */
  impossible?: Readonly<Record<string, string>>
  /** Whether to explore beyond a state, for a machine whose context can grow without end. */
  explores?: (snapshot: AnyMachineSnapshot) => boolean
  journeys?: readonly Journey[]
}

/** A fixture, checked against its machine: a new event does not compile until it has an example. */
export function defineFixture<Machine extends AnyStateMachine>(fixture: Fixture<Machine>): Fixture {
  return fixture as unknown as Fixture
}

/** The transitions of a machine that no page can cause, each with the reason. */
export function excusedTransitions({ machine, impossible = {} }: Fixture): ReadonlyMap<string, string> {
  return new Map(
    [...allTransitions(machine)].flatMap(([{ eventType }, name]) => {
      const reason = impossible[name] ?? impossible[eventType]
      return reason === undefined ? [] : [[name, reason] as const]
    }),
  )
}

/** Whether a page can cause every step of a trace. Most pages do not offer what a machine would ignore. */
export function isPossibleOnPages(
  { events, impossible = {} }: Fixture,
  { kind, steps }: Pick<Trace, 'kind' | 'steps'>,
): boolean {
  const examples = Object.values(events).flat()
  const never = examples.filter(({ says }) => says in impossible).map(({ event }) => event)
  const isImpossible = (step: Step) =>
    eventTypeOf(step) in impossible ||
    (step.kind === 'event' && never.some((event) => isDeepStrictEqual(event, step.event)))
  return kind !== 'ignored' && !steps.some(isImpossible)
}

/** For promises: whether this step is an event of a type, and what an actor has just answered. */
export const isEvent = (step: PlayedStep, ...types: readonly string[]) =>
  step.kind === 'event' && types.includes(step.event.type)
export const answerOf = (step: PlayedStep, actor: string): unknown =>
  step.kind === 'settle' && step.actor === actor && 'output' in step.outcome ? step.outcome.output : undefined
/** A promise: once there, it stays there. */
export const stays =
  (state: StateValue) =>
  ({ before, now }: Turn) => {
    if (before.snapshot.matches(state)) equal(now.snapshot.matches(state), true)
  }
/** For promises: whether a step leads into a state. */
export const reaches = ({ before, now }: Turn, state: StateValue) =>
  !before.snapshot.matches(state) && now.snapshot.matches(state)

/** The steps of a journey. */
export const does = (event: { type: string } & Record<string, unknown>): Step => ({ kind: 'event', event })
export const settles = (actor: string, outcome: Outcome): Step => ({ kind: 'settle', actor, outcome })
export const waits = (delay: string): Step => ({ kind: 'wait', delay })
/** Waits until one millisecond before the delay is over. */
export const almostWaits = (delay: string): Step => ({ kind: 'wait', delay, almost: true })

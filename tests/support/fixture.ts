/** What a machine's tests know of it: what may happen to it, in words, and what must then be true. */
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject } from 'xstate'
import type { Outcome, Step } from '../../machines/kit/trace.ts'

/** Something that may happen, and how a visitor would tell it: "sends the form". */
type Example<Event extends EventObject = EventObject> = { says: string; event: Event }
type OutcomeExample = { says: string; outcome: Outcome }

/** A walk so far: where the machine is, which actions ran, which actors are still running. */
export type Run = {
  snapshot: AnyMachineSnapshot
  calls: readonly string[]
  running: readonly string[]
}

/** A path written by hand, where generation by shortest paths would not go. */
type Journey = { name: string; steps: Step[]; ends: (run: Run) => void }

export type Fixture<Machine extends AnyStateMachine = AnyStateMachine> = {
  machine: Machine
  /** The visitor's and the world's events: at least one example of each type. */
  events: {
    [Type in EventFromLogic<Machine>['type']]: readonly [
      Example<EventFromLogic<Machine> & { type: Type }>,
      ...Example<EventFromLogic<Machine> & { type: Type }>[],
    ]
  }
  /** How each invoked actor may end, by its id. A watcher that only reports events ends in no way. */
  outcomes: Record<string, readonly OutcomeExample[]>
  /** What it is when a delay has passed, by the delay's name. */
  delays?: Record<string, string>
  /** What must hold in each state, by the state's path: "editing", "content.shown". */
  states: Record<string, (run: Run) => void>
  /** What must hold after every step of every path: the invariants of the machine's docstring. */
  invariant?: (run: Run) => void
  journeys?: readonly Journey[]
}

/** A fixture, checked against its machine: a new event does not compile until it has an example. */
export function defineFixture<Machine extends AnyStateMachine>(fixture: Fixture<Machine>): Fixture {
  return fixture as unknown as Fixture
}

/** The steps of a journey. */
export const does = (event: { type: string } & Record<string, unknown>): Step => ({ kind: 'event', event })
export const settles = (actor: string, outcome: Outcome): Step => ({ kind: 'settle', actor, outcome })
export const waits = (milliseconds: number, delay: string): Step => ({ kind: 'wait', milliseconds, delay })

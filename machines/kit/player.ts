/**
 * Plays a machine as real actors do, under a simulated clock, with invoked actors that settle only
 * on command. Tests walk traces with it, and the inspector plays machines with it.
 */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import { waitMs } from './structure.ts'
import type { Effect, Outcome, PlayedStep } from './trace.ts'

export type Player = {
  snapshot(): AnyMachineSnapshot
  /** Ids of the invoked actors that have not settled, one entry per running actor. */
  running(): readonly string[]
  /** What it made happen so far, in order: plain actions, actors started and stopped. */
  effects(): readonly Effect[]
  /** Names of the plain actions that ran, in order. */
  calls(): readonly string[]
  /** The transitions taken so far, in order, as their definitions in `machine`. */
  taken(): readonly AnyTransitionDefinition[]
  /** Delays that are running, the next to end first. */
  timers(): readonly Timer[]
  /** Does one step and waits until everything it causes has happened. Throws when it is impossible. */
  play(step: PlayedStep): Promise<void>
  stop(): void
  /** The machine that runs: its definitions are those `taken` names. */
  machine: AnyStateMachine
}

/** A running delay, in milliseconds: how long it takes, and how much is left. */
export type Timer = { delay: number; left: number }

type Running = { id: string; settle: (outcome: Outcome) => void }

/** Starts `source` on its own clock, at zero. `observe` is told all that XState's inspection reports. */
export function createPlayer(
  source: AnyStateMachine,
  input?: unknown,
  observe?: (event: InspectionEvent) => void,
): Player {
  const effects: Effect[] = []
  const running = new Set<Running>()
  const taken: AnyTransitionDefinition[] = []
  const clock = new ReadableClock()
  const machine = controlled(source, running, effects)
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (event) => {
      taken.push(...transitionsIn(event))
      observe?.(event)
    },
  })
  // An unhandled rejection shows in the snapshot; it must not also reach the console.
  actor.subscribe({ error: () => undefined })
  actor.start()

  return {
    machine,
    snapshot: () => actor.getSnapshot(),
    running: () => [...running].map(({ id }) => id),
    effects: () => effects,
    calls: () => effects.flatMap((effect) => ('action' in effect ? [effect.action] : [])),
    taken: () => taken,
    timers: () => clock.timers(),
    stop: () => actor.stop(),
    play: async (step) => {
      if (step.kind === 'event') actor.send(step.event)
      if (step.kind === 'wait') clock.increment(waitMs(machine, step))
      if (step.kind === 'elapse') clock.increment(step.milliseconds)
      if (step.kind === 'settle') {
        const found = [...running].find(({ id }) => id === step.actor)
        if (!found) throw new Error(`"${step.actor}" is not running, so it cannot settle`)
        found.settle(step.outcome)
      }
      await everythingSettled()
    },
  }
}

/** A simulated clock that lists its running timers. */
class ReadableClock extends SimulatedClock {
  readonly #waiting = new Map<number, { delay: number; due: number }>()

  override setTimeout(ring: () => void, delay: number): number {
    const id = super.setTimeout(() => {
      this.#waiting.delete(id)
      ring()
    }, delay)
    this.#waiting.set(id, { delay, due: this.now() + delay })
    return id
  }

  override clearTimeout(id: number): void {
    this.#waiting.delete(id)
    super.clearTimeout(id)
  }

  timers(): Timer[] {
    return [...this.#waiting.values()]
      .map(({ delay, due }) => ({ delay, left: due - this.now() }))
      .sort((one, other) => one.left - other.left)
  }
}

/** The machine with each invoked actor under control, and each plain action recorded instead of run. */
function controlled(machine: AnyStateMachine, running: Set<Running>, effects: Effect[]): AnyStateMachine {
  const { actors, actions } = machine.implementations
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(actors).map((source) => [source, waiting(source, running, effects)]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => !isBuiltIn(action))
        .map(([name]) => [
          name,
          (_: unknown, params: unknown) => void effects.push({ action: name, params }),
        ]),
    ),
  })
}

/** `assign` and the like are part of the machine; a plain function is an effect. */
function isBuiltIn(action: unknown): boolean {
  return typeof action === 'function' && 'resolve' in action
}

function waiting(id: string, running: Set<Running>, effects: Effect[]) {
  return fromPromise(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const entry: Running = {
          id,
          settle: (outcome) => {
            running.delete(entry)
            if ('error' in outcome) reject(new Error(outcome.error))
            else resolve(outcome.output)
          },
        }
        running.add(entry)
        effects.push({ starts: id, input })
        signal.addEventListener('abort', () => {
          if (running.delete(entry)) effects.push({ stops: id })
        })
      }),
  )
}

/** Entering the first state is a transition to XState, but none that the machine defines: it has no event. */
function transitionsIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  const transitions = event.type === '@xstate.microstep' ? event._transitions : []
  return transitions.filter(({ eventType }) => eventType !== null && eventType !== 'xstate.init')
}

/** Chains of settled promises are microtasks; a macrotask runs after all of them, in Node and in browsers. */
function everythingSettled(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

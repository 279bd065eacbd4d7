/** Walks a path on a real actor: simulated clock, actors that settle when the path says so. */
import { type AnyStateMachine, createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate'
import { allTransitions, type Fixture, type Path, type Step } from './model.ts'

type Deferred = { settle: (step: Step & { kind: 'settle' }) => void }

/** Walks `path`, checks the fixture's expectations after each step, and names every transition taken. */
export async function walk(fixture: Fixture, path: Path): Promise<Set<string>> {
  const taken = new Set<string>()
  const calls: string[] = []
  const inFlight = new Map<string, Deferred[]>()
  const clock = new SimulatedClock()

  const machine = provided(fixture.machine, inFlight, calls)
  const names = allTransitions(machine)
  const actor = createActor(machine, {
    clock,
    inspect: (event) => {
      for (const transition of transitionsOf(event)) {
        const name = names.get(transition)
        if (name) taken.add(name)
      }
    },
  })
  actor.subscribe({ error: () => undefined })
  actor.start()

  const check = () => {
    const snapshot = actor.getSnapshot()
    const run = { snapshot, calls, inFlight: running(inFlight) }
    fixture.invariant?.(run)
    for (const state of activeStates(snapshot.value)) fixture.states[state]?.(run)
  }
  check()
  for (const step of path.steps) {
    if (step.kind === 'event') actor.send(step.event)
    if (step.kind === 'wait') clock.increment(step.milliseconds)
    if (step.kind === 'settle') {
      const [deferred] = inFlight.get(step.actor) ?? []
      if (!deferred) throw new Error(`"${step.actor}" is not running, so it cannot settle`)
      deferred.settle(step)
    }
    await settled()
    check()
  }
  actor.stop()
  return taken
}

/** The machine with every invoked actor waiting for the path, and every plain action recorded. */
function provided(
  machine: AnyStateMachine,
  inFlight: Map<string, Deferred[]>,
  calls: string[],
): AnyStateMachine {
  const { actors, actions } = machine.implementations
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(actors).map((id) => [
        id,
        fromPromise(
          ({ signal }) =>
            new Promise((resolve, reject) => {
              const deferred: Deferred = {
                settle: ({ outcome }) => {
                  remove()
                  if ('error' in outcome) reject(outcome.error)
                  else resolve(outcome.output)
                },
              }
              const remove = () =>
                inFlight.set(
                  id,
                  (inFlight.get(id) ?? []).filter((other) => other !== deferred),
                )
              inFlight.set(id, [...(inFlight.get(id) ?? []), deferred])
              signal.addEventListener('abort', remove)
            }),
        ),
      ]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => !('resolve' in (action as object)))
        .map(([name]) => [name, () => void calls.push(name)]),
    ),
  })
}

function transitionsOf(event: InspectionEvent): readonly unknown[] {
  return event.type === '@xstate.microstep' ? event._transitions : []
}

function running(inFlight: Map<string, Deferred[]>): string[] {
  return [...inFlight].flatMap(([id, deferred]) => deferred.map(() => id))
}

/** The paths of the active states: `{ video: 'loading' }` is "video" and "video.loading". */
function activeStates(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [`${prefix}${value}`]
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...activeStates(inner, `${prefix}${name}.`),
  ])
}

/** Promise chains of settled actors are a few microtasks long; a macrotask outlasts them all. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/**
 * Paths through a machine, generated. The one module that imports `@xstate/test`.
 *
 * Shortest paths reach every state; they leave out each edge that returns to a visited state, so a
 * transition tour adds, for every edge, the shortest path to its source followed by the edge.
 */
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/test'
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventFromLogic, EventObject } from 'xstate'

/** How an invoked actor ends: with this output, or by rejecting. */
type Outcome = { output: unknown } | { error: unknown }

/** One thing that happens to a machine. A path is a list of them: plain data, replayable at any level. */
export type Step =
  | { kind: 'event'; event: EventObject }
  | { kind: 'settle'; actor: string; outcome: Outcome }
  | { kind: 'wait'; milliseconds: number; delay: string }

export type Path = { name: string; steps: Step[] }

/** What a visitor, the world and the effects may do to a machine, and what must then be true. */
export type Fixture<Machine extends AnyStateMachine = AnyStateMachine> = {
  machine: Machine
  /** The visitor's and the world's events: at least one example of each type. */
  events: { [Type in EventFromLogic<Machine>['type']]: (EventFromLogic<Machine> & { type: Type })[] }
  /** How each invoked actor may end, by its id. */
  outcomes: Record<string, Outcome[]>
  /** What must hold in each state, by the state's path ("editing"). */
  states: Record<string, (run: Run) => void>
  /** What must hold after every step of every path. */
  invariant?: (run: Run) => void
}

/** A walk so far: where the machine is, which actions ran, which actors are still running. */
type Run = {
  snapshot: AnyMachineSnapshot
  calls: readonly string[]
  inFlight: readonly string[]
}

/** A fixture, checked against its machine: a new event does not compile until it has an example. */
export function defineFixture<Machine extends AnyStateMachine>(fixture: Fixture<Machine>): Fixture {
  return fixture as unknown as Fixture
}

/** Machines branch on their context too, so a state of the graph is a state with its context. */
const serializeState = (snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, snapshot.context, snapshot.status])
const serializeEvent = (event: EventObject) =>
  JSON.stringify(event, (_key, value) => (value instanceof Error ? value.message : value))

/** Graphs larger than this are a mistake in a fixture: a context that never settles. */
const TRAVERSAL_LIMIT = 10_000

/** Every path of the transition tour, none the beginning of another. */
export function transitionTour(fixture: Fixture): Path[] {
  const steps = possibleSteps(fixture)
  const options = {
    serializeState,
    serializeEvent,
    limit: TRAVERSAL_LIMIT,
    events: (snapshot: AnyMachineSnapshot) =>
      [...steps.keys()].filter((event) => snapshot.status === 'active' && snapshot.can(event)),
  }
  const shortest = new Map(
    getShortestPaths(fixture.machine, options).map((path) => [
      serializeState(path.state),
      path.steps.map(({ event }) => event).filter((event) => event.type !== 'xstate.init'),
    ]),
  )
  const tour = adjacencyMapToArray(getAdjacencyMap(fixture.machine, options)).map(
    ({ state, event }): EventObject[] => [...(shortest.get(serializeState(state)) ?? []), event],
  )
  return withoutBeginnings([...shortest.values(), ...tour]).map((events) => ({
    name: events.map(describeEvent).join(', ') || 'starts',
    steps: events.flatMap((event) => steps.get(event) ?? []),
  }))
}

/** Every event the machine may meet, with the step that causes it. */
function possibleSteps({ machine, events, outcomes }: Fixture): Map<EventObject, Step> {
  const steps = new Map<EventObject, Step>()
  for (const event of Object.values<EventObject[]>(events).flat()) steps.set(event, { kind: 'event', event })
  for (const node of allStateNodes(machine)) {
    for (const { id } of node.invoke) {
      if (!outcomes[id])
        throw new Error(`The fixture of ${machine.id} says nothing of the outcomes of "${id}"`)
      for (const outcome of outcomes[id])
        steps.set(settledEvent(id, outcome), { kind: 'settle', actor: id, outcome })
    }
    for (const { delay, eventType } of node.after) {
      const milliseconds = typeof delay === 'number' ? delay : machine.implementations.delays[String(delay)]
      if (typeof milliseconds !== 'number') throw new Error(`The delay "${String(delay)}" is not a constant`)
      steps.set({ type: eventType }, { kind: 'wait', milliseconds, delay: String(delay) })
    }
  }
  return steps
}

function settledEvent(actorId: string, outcome: Outcome): EventObject {
  return 'error' in outcome
    ? ({ type: `xstate.error.actor.${actorId}`, error: outcome.error, actorId } as EventObject)
    : ({ type: `xstate.done.actor.${actorId}`, output: outcome.output, actorId } as EventObject)
}

/** A transition's name, the same however it was reached: "leadForm.editing -lead.submit-> #0". */
function transitionName(source: AnyStateNode, eventType: string, alternative: number): string {
  return `${source.id} on ${eventType}${alternative ? `, alternative ${alternative + 1}` : ''}`
}

/** Every transition of the machine: delays, done, error, each guarded alternative. */
export function allTransitions(machine: AnyStateMachine): Map<unknown, string> {
  const names = new Map<unknown, string>()
  for (const node of allStateNodes(machine)) {
    for (const [type, alternatives] of node.transitions)
      for (const [index, transition] of alternatives.entries())
        names.set(transition, transitionName(node, type, index))
    for (const [index, transition] of (node.always ?? []).entries())
      names.set(transition, transitionName(node, 'always', index))
  }
  return names
}

/** The path of every state, "editing" or "content.shown". */
export function allStates(machine: AnyStateMachine): string[] {
  return allStateNodes(machine)
    .filter((node) => node.path.length > 0)
    .map((node) => node.path.join('.'))
}

function allStateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]
  return below(machine.root)
}

function withoutBeginnings(paths: EventObject[][]): EventObject[][] {
  const keys = paths.map((events) => events.map(serializeEvent).join('\n'))
  return paths.filter((_, index) => {
    const key = keys[index] ?? ''
    return (
      keys.indexOf(key) === index &&
      !keys.some((other) => other !== key && other.startsWith(key ? `${key}\n` : ''))
    )
  })
}

function describeEvent(event: EventObject): string {
  const { type } = event
  if (type.startsWith('xstate.done.actor.'))
    return `${type.slice(18)} answers ${JSON.stringify('output' in event ? event.output : null)}`
  if (type.startsWith('xstate.error.actor.')) return `${type.slice(19)} rejects`
  if (type.startsWith('xstate.after.')) return `${type.slice(13).split('.')[0]} passes`
  return type
}

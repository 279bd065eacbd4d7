/**
 * Paths through a machine, generated. The one module that imports `@xstate/test`.
 *
 * Shortest paths reach every state, but leave out each edge that returns to a visited state. A
 * transition tour adds, for every transition, the shortest path to its source followed by it; and
 * transition pairs add, for every two transitions that can follow each other, the shortest such path.
 */
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/test'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { machines } from '../../machines/index.ts'
import { allStateNodes, transitionName } from '../../machines/kit/structure.ts'
import { type Step, settledEvent } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'

export type Edge = { event: EventObject; from: string; to: string; transitions: string[] }
export type Model = {
  edges: readonly Edge[]
  /** The shortest path to each state of the graph. */
  shortest: ReadonlyMap<string, { events: EventObject[]; snapshot: AnyMachineSnapshot }>
  /** The step that causes an event, and how a visitor would put it. */
  steps: ReadonlyMap<EventObject, { step: Step; says: string }>
}

/** Graphs larger than this are a mistake in a fixture: a context that grows without end. */
const TRAVERSAL_LIMIT = 10_000

/** Of each snapshot, because the traversals ask for the same ones again and again. */
const serialized = new WeakMap<AnyMachineSnapshot, string>()

/** Guards read the context, so a state of the graph is a state with its context. */
function serializeState(snapshot: AnyMachineSnapshot): string {
  const known =
    serialized.get(snapshot) ?? JSON.stringify([snapshot.value, snapshot.context, snapshot.status])
  serialized.set(snapshot, known)
  return known
}
const serializeEvent = (event: EventObject) =>
  JSON.stringify(event, (_key, value) => (value instanceof Error ? value.message : value))

export function buildModel(fixture: Fixture): Model {
  const { machine } = fixture
  const steps = possibleSteps(fixture)
  const options = {
    serializeState,
    serializeEvent,
    limit: TRAVERSAL_LIMIT,
    input: inputOf(fixture),
    events: (snapshot: AnyMachineSnapshot) =>
      snapshot.status === 'active' && (fixture.explores?.(snapshot) ?? true)
        ? [...steps.keys()].filter((event) => snapshot.can(event))
        : [],
  }
  const shortest = new Map(
    getShortestPaths(machine, options).map((path) => [
      serializeState(path.state),
      {
        events: path.steps.map(({ event }) => event).filter((event) => event.type !== 'xstate.init'),
        snapshot: path.state,
      },
    ]),
  )
  const edges = adjacencyMapToArray(getAdjacencyMap(machine, options)).map(
    ({ state, event, nextState }): Edge => ({
      event,
      from: serializeState(state),
      to: serializeState(nextState),
      transitions: machine.getTransitionData(state, event).map(transitionName),
    }),
  )
  return { edges, shortest, steps }
}

/** Every two edges that follow each other, with the pairs of transitions that they walk: "first → second". */
export function followingEdges(edges: readonly Edge[]): { first: Edge; second: Edge; keys: string[] }[] {
  const leaving = new Map<string, Edge[]>()
  for (const edge of edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge])
  return edges.flatMap((first) =>
    (leaving.get(first.to) ?? []).map((second) => ({
      first,
      second,
      keys: first.transitions.flatMap((one) => second.transitions.map((other) => `${one} → ${other}`)),
    })),
  )
}

/** The example input of the fixture, or the one the machine is registered with. */
export function inputOf({ machine, input }: Fixture): unknown {
  if (input !== undefined) return input
  const entry = Object.values(machines).find((one) => one.machine.id === machine.id)
  return entry && 'input' in entry ? entry.input : undefined
}

function possibleSteps({ machine, events, outcomes, delays = {} }: Fixture): Model['steps'] {
  const steps = new Map<EventObject, { step: Step; says: string }>()
  for (const { event, says } of Object.values(events).flat())
    steps.set(event, { step: { kind: 'event', event }, says })
  for (const node of allStateNodes(machine)) {
    for (const { id } of node.invoke)
      for (const { outcome, says } of outcomes[id] ?? missing(machine.id, `outcomes of "${id}"`))
        steps.set(settledEvent(id, outcome), { step: { kind: 'settle', actor: id, outcome }, says })
    for (const { delay, eventType } of node.after) {
      const name = String(delay)
      const says = delays[name] ?? missing(machine.id, `words for the delay "${name}"`)
      steps.set({ type: eventType }, { step: { kind: 'wait', delay: name }, says })
    }
  }
  return steps
}

function missing(machine: string, what: string): never {
  throw new Error(`The fixture of ${machine} has no ${what}`)
}

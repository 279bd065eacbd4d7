/** Turns paths into traces. */
import { createHash } from 'node:crypto'
import { createPlayer, endOf } from '../../machines/kit/player.ts'
import { activeStates, guardOutcomes, transitionName } from '../../machines/kit/structure.ts'
import type { Step, Trace, TraceFile } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'
import { buildModel, followingEdges, inputOf, type Model } from './model.ts'

type Route = { kind: Trace['kind']; covers: string; steps: Step[]; name: string }

/** Every trace of a machine as it is now: tour, pairs, journeys; none a prefix of another. */
export async function generateTraces(name: string, fixture: Fixture): Promise<TraceFile> {
  const routes = await generateRoutes(fixture)
  const keys = routes.map(({ steps }) => steps.map((step) => JSON.stringify(step)).join('\n'))
  const generated = routes.filter((_, index) => {
    const key = keys[index] ?? ''
    const isBeginning = keys.some((other) => other !== key && other.startsWith(key && `${key}\n`))
    return keys.indexOf(key) === index && !isBeginning
  })
  const journeys = (fixture.journeys ?? []).map((journey) => ({ kind: 'journey' as const, ...journey }))
  const traces: Trace[] = []
  for (const { kind, name, steps } of [...generated, ...journeys])
    traces.push({ id: traceId(steps), kind, name, steps, ...(await playThrough(fixture, steps)) })
  return { machine: name, traces }
}

/** Every two transitions that can really follow each other. */
export async function feasiblePairs(fixture: Fixture): Promise<string[]> {
  return (await generateRoutes(fixture)).filter(({ kind }) => kind === 'pair').map(({ covers }) => covers)
}

const known = new Map<Fixture, Promise<Route[]>>()

/** The shortest possible path for every state, transition, refusal and pair of transitions. */
function generateRoutes(fixture: Fixture): Promise<Route[]> {
  const routes = known.get(fixture) ?? routesOf(fixture, buildModel(fixture))
  known.set(fixture, routes)
  return routes
}

async function routesOf(fixture: Fixture, model: Model): Promise<Route[]> {
  const wayTo = (state: string) => model.shortest.get(state)?.events ?? []
  const toStates = [...model.shortest.values()].flatMap(({ events, snapshot }) =>
    activeStates(snapshot.value).map((covers) => ({ kind: 'tour' as const, covers, events })),
  )
  // An event that a guard refuses is on no path of the graph, so its path is added here.
  const refusals = [...model.shortest.values()].flatMap(({ events, snapshot }) =>
    [...model.steps.keys()]
      .filter((event) => snapshot.status === 'active' && !snapshot.can(event))
      .flatMap((event) =>
        [...guardOutcomes(snapshot, event.type, new Set())].map((covers) => ({
          kind: 'tour' as const,
          covers,
          events: [...events, event],
        })),
      ),
  )
  const overEdges = model.edges.flatMap(({ from, event, transitions }) =>
    transitions.map((covers) => ({ kind: 'tour' as const, covers, events: [...wayTo(from), event] })),
  )
  const overPairs = followingEdges(model.edges).flatMap(({ first, second, keys }) =>
    keys.map((covers) => ({
      kind: 'pair' as const,
      covers,
      events: [...wayTo(first.from), first.event, second.event],
    })),
  )

  const candidates = [...toStates, ...overEdges, ...refusals, ...overPairs].sort(
    (one, other) => one.events.length - other.events.length,
  )
  const routes = new Map<string, Route>()
  for (const { kind, covers, events } of candidates) {
    const key = `${kind} ${covers}`
    if (routes.has(key)) continue
    const steps = events.flatMap((event) => model.steps.get(event)?.step ?? [])
    // The graph knows states, not actors: an actor that has settled cannot settle again.
    if (!(await isPossible(fixture, steps))) continue
    const name = events.map((event) => model.steps.get(event)?.says).join(', ') || 'starts'
    routes.set(key, { kind, covers, steps, name })
  }
  return [...routes.values()]
}

function isPossible(fixture: Fixture, steps: readonly Step[]): Promise<boolean> {
  return playThrough(fixture, steps).then(
    () => true,
    () => false,
  )
}

/** Plays a path on a real actor: the states it visits, the transitions it walks, where it ends. */
async function playThrough(
  fixture: Fixture,
  steps: readonly Step[],
): Promise<Pick<Trace, 'visits' | 'walks' | 'ends'>> {
  const player = createPlayer(fixture.machine, inputOf(fixture))
  const visits: unknown[] = []
  for (const step of steps) {
    await player.play(step)
    visits.push(player.snapshot().value)
  }
  const walks = [...new Set(player.taken().map(transitionName))]
  const ends = endOf(player)
  player.stop()
  return { visits, walks, ends }
}

function traceId(steps: readonly Step[]): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 8)
}

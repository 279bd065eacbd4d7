/** Turns paths into traces. */
import { createHash } from 'node:crypto'
import type { EventObject } from 'xstate'
import { stateLabel } from '../../machines/kit/labels.ts'
import { momentReader } from '../../machines/kit/moments.ts'
import { createPlayer } from '../../machines/kit/player.ts'
import { activeStates, guardOutcomes, transitionName } from '../../machines/kit/structure.ts'
import type { Moment, Step, Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'
import { buildModel, followingEdges, inputOf, type Model } from './model.ts'

type Played = Pick<Trace, 'start' | 'visits' | 'walks'>
type Route = { kind: Trace['kind']; covers: string; steps: Step[]; name: string; played: Played }

/** Every trace of a machine as it is now. No tour or pair is a journey or the beginning of another tour or pair. */
export async function generateTraces(fixture: Fixture): Promise<Trace[]> {
  const journeys = (fixture.journeys ?? []).map((journey) => ({ kind: 'journey' as const, ...journey }))
  const written = new Set(journeys.map(({ steps }) => keyOf(steps)))
  const routes = (await generateRoutes(fixture)).filter(({ steps }) => !written.has(keyOf(steps)))
  const keys = routes.map(({ steps }) => keyOf(steps))
  const generated = routes.filter((_, index) => {
    const key = keys[index] ?? ''
    const isBeginning = keys.some(
      (other, at) => routes[at]?.kind !== 'ignored' && other !== key && other.startsWith(key && `${key}\n`),
    )
    return keys.indexOf(key) === index && !isBeginning
  })
  const traces = generated.map(({ kind, name, steps, played }) =>
    plain({ id: traceId(steps), kind, name, steps, ...played }),
  )
  for (const { kind, name, steps } of journeys)
    traces.push(plain({ id: traceId(steps), kind, name, steps, ...(await playThrough(fixture, steps)) }))
  return traces
}

/** A copy that shares nothing: no two steps are one event. */
const plain = (trace: Trace): Trace => JSON.parse(JSON.stringify(trace))

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
  const examples = Object.values(fixture.events).map(([{ event }]): EventObject => event)
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

  // Each state, followed by every event that it does not handle.
  const ignored = [...model.shortest.values()].flatMap(({ events, snapshot }) => {
    const unhandled = examples.filter((event) => snapshot.status === 'active' && !snapshot.can(event))
    return unhandled.length === 0
      ? []
      : [{ kind: 'ignored' as const, covers: stateLabel(snapshot.value), events: [...events, ...unhandled] }]
  })

  const candidates = [...toStates, ...overEdges, ...refusals, ...overPairs, ...ignored].sort(
    (one, other) => one.events.length - other.events.length,
  )
  const routes = new Map<string, Route>()
  for (const { kind, covers, events } of candidates) {
    const key = `${kind} ${covers}`
    if (routes.has(key)) continue
    const steps = events.flatMap((event) => model.steps.get(event)?.step ?? [])
    // The graph knows states, not actors: an actor that has settled cannot settle again.
    const played = await playThrough(fixture, steps).catch(() => undefined)
    if (!played) continue
    const said = events.map((event) => model.steps.get(event)?.says).join(', ') || 'starts'
    const name = kind === 'ignored' ? `${said}: in ${covers}, the rest has no effect` : said
    routes.set(key, { kind, covers, steps, name, played })
  }
  return [...routes.values(), ...(await routesToExamples(fixture, model, [...routes.values()]))]
}

/** The shortest path with each example that no other path has: one of several for the same transition. */
async function routesToExamples(fixture: Fixture, model: Model, routes: readonly Route[]): Promise<Route[]> {
  const { journeys = [] } = fixture
  const paths = [...routes.filter(({ kind }) => kind !== 'ignored'), ...journeys]
  const used = new Set(paths.flatMap(({ steps }) => steps.map((step) => JSON.stringify(step))))
  const shortestTo = (event: EventObject) =>
    [...model.shortest.values()]
      .filter(
        ({ snapshot }) => snapshot.can(event) || guardOutcomes(snapshot, event.type, new Set()).size > 0,
      )
      .sort((one, other) => one.events.length - other.events.length)[0]
  const found: Route[] = []
  for (const [event, { step }] of model.steps) {
    const way = used.has(JSON.stringify(step)) ? undefined : shortestTo(event)
    if (!way) continue
    const path = [...way.events, event].flatMap((one) => model.steps.get(one) ?? [])
    const steps = path.map((one) => one.step)
    const name = path.map(({ says }) => says).join(', ')
    found.push({ kind: 'tour', covers: name, steps, name, played: await playThrough(fixture, steps) })
  }
  return found
}

/** Plays a path on a real actor: what happens at each step, and the transitions it walks. */
export async function playThrough(fixture: Fixture, steps: readonly Step[]): Promise<Played> {
  const player = createPlayer(fixture.machine, inputOf(fixture))
  const nextMoment = momentReader(player)
  const start = nextMoment()
  const visits: Moment[] = []
  for (const step of steps) {
    await player.play(step)
    visits.push(nextMoment())
  }
  const walks = [...new Set(player.taken().map(transitionName))]
  player.stop()
  return { start, visits, walks }
}

const keyOf = (steps: readonly Step[]) => steps.map((step) => JSON.stringify(step)).join('\n')

function traceId(steps: readonly Step[]): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 8)
}

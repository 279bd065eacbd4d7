/** What the notes of running machines say: which are live, what was covered, whom a form has thanked. */
import { machines } from '../../machines/index.ts'
import { activeStates, allStates, allTransitions } from '../../machines/kit/structure.ts'
import type { Note } from '../path-harness/observe.ts'

const charts = new Map(
  Object.values(machines).map(({ machine }) => [
    machine.id,
    { states: new Set(allStates(machine)), transitions: new Set(allTransitions(machine).values()) },
  ]),
)

/** The machines of the header, the footer and the whole document. All others end with their page. */
const LASTING = new Set([
  'attribution',
  'authSession',
  'drawer',
  'dropdown',
  'newsletterForm',
  'passwordAdvice',
  'passwordChange',
  'promoBanner',
  'scrollThreshold',
  'signOut',
  'theme',
])

type Actor = { machine: string; state: Note['to']; belongsToPage: boolean; email?: string }
/** By the actor's id. */
export type Actors = ReadonlyMap<string, Actor>
export type Thanked = { kind: 'lead' | 'subscription'; email: string }

const THANKING: Record<string, { state: string; kind: Thanked['kind'] }> = {
  leadForm: { state: 'sent', kind: 'lead' },
  newsletterForm: { state: 'subscribed', kind: 'subscription' },
}

/** The actors that are live after these notes, and whom their forms have thanked meanwhile. */
export function follow(actors: Actors, notes: readonly Note[]): { actors: Actors; thanked: Thanked[] } {
  const live = new Map(actors)
  const thanked: Thanked[] = []
  for (const { machine, actor, event, from, to, status } of notes) {
    const email = emailOf(event) ?? live.get(actor)?.email
    const thanking = THANKING[machine]
    if (email && thanking && to === thanking.state && from !== to)
      thanked.push({ kind: thanking.kind, email })
    if (status !== 'active') live.delete(actor)
    else
      live.set(actor, { machine, state: to, belongsToPage: !LASTING.has(machine), ...(email && { email }) })
  }
  return { actors: live, thanked }
}

/** The address in what a form was told to send. */
function emailOf(
  event: Note['event'] & { values?: { email?: unknown }; email?: unknown },
): string | undefined {
  if (event.type === 'lead.submit') return String(event.values?.email ?? '')
  return event.type === 'newsletter.submit' ? String(event.email ?? '') : undefined
}

/** The states and transitions that notes have seen, named so that they can be counted together. */
export function coveredBy(notes: readonly Note[]): string[] {
  return notes.flatMap(({ machine, to, takes }) => [
    ...activeStates(to).map((state) => `state ${machine}.${state}`),
    ...takes.map((transition) => `transition ${transition}`),
  ])
}

/** States and transitions that their machine's chart does not have. */
export function unknownIn(notes: readonly Note[]): string[] {
  return notes.flatMap(({ machine, to, takes }) => {
    const chart = charts.get(machine)
    if (!chart) return [`a machine "${machine}"`]
    return [
      ...activeStates(to)
        .filter((state) => !chart.states.has(state))
        .map((state) => `${machine} in "${state}"`),
      ...takes.filter((name) => !chart.transitions.has(name)),
    ]
  })
}

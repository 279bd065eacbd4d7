/** What is known of the actors that are watched, message by message. */
import type { AnyStateMachine } from 'xstate'
import { eventLabel, payloadLabel } from '../../../machines/kit/labels.ts'
import { transitionName } from '../../../machines/kit/structure.ts'
import { findMachineById, type NamedMachine } from '../registry.ts'
import type { LiveEvent, LiveSnapshot, SiteMessage, StatelyMessage } from './site-message.ts'

/** Where an actor was after an event. */
export type LiveMoment = {
  /** Null for the first that is known. */
  event: LiveEvent | null
  snapshot: LiveSnapshot
  /** Names of the transitions it took. */
  walked: readonly string[]
}

export type LiveActor = {
  sessionId: string
  /** The page it runs in: the first part of its session id. */
  page: string
  name: string
  parentId: string | null
  /** Its machine, when it has one. */
  entry: NamedMachine | null
  /** Its latest snapshot. */
  snapshot: LiveSnapshot
  /** All that happened to it, oldest first; never empty. */
  moments: readonly LiveMoment[]
  /** Whether the first moment is its start. */
  isWhole: boolean
  hasEnded: boolean
}

export type LogEntry = {
  id: number
  /** Milliseconds since the epoch. */
  time: number
  sessionId: string
  name: string
  words: string
  detail: string
  /** The state after it, once known. */
  value: unknown
}

export type LiveState = {
  /** The addresses of open pages. */
  pages: ReadonlyMap<string, string>
  /** The addresses of all pages that have been seen. */
  addresses: ReadonlyMap<string, string>
  actors: ReadonlyMap<string, LiveActor>
  log: readonly LogEntry[]
  received: number
  /** The number of each page's latest message. */
  heard: ReadonlyMap<string, number>
}

export const NOBODY: LiveState = {
  pages: new Map(),
  addresses: new Map(),
  actors: new Map(),
  log: [],
  received: 0,
  heard: new Map(),
}

/** About a minute of a busy page. */
const LOG_LENGTH = 400

type Received<Type extends StatelyMessage['type']> = StatelyMessage & { type: Type }

/** The machines, without what they run: a promise or a callback is seen in its machine. */
export const listed = ({ actors }: LiveState): LiveActor[] =>
  [...actors.values()].filter(({ entry, parentId }) => entry !== null || parentId === null)

/** The machine of the newest line in the log, also one that this has ended; a running one while none has a line. */
export function newestMoved({ log }: LiveState, machines: readonly LiveActor[]): LiveActor | undefined {
  const known = new Map(machines.map((actor) => [actor.sessionId, actor]))
  const newest = log.findLast(({ sessionId }) => known.has(sessionId))
  return known.get(newest?.sessionId ?? '') ?? machines.find(({ hasEnded }) => !hasEnded) ?? machines[0]
}

/** A message, or the end of a page. */
type News = SiteMessage | { type: 'northbow.left'; page: string }

export function receive(state: LiveState, message: News): LiveState {
  switch (message.type) {
    case 'northbow.page':
      return {
        ...state,
        pages: new Map(state.pages).set(message.page, message.address),
        addresses: new Map(state.addresses).set(message.page, message.address),
      }
    case 'northbow.left':
      return withoutPage(state, message.page)
    case 'northbow.log':
      return heardOnce(message.messages, state).reduce(receiveStately, state)
    default:
      return heardOnce([message], state).reduce(receiveStately, state)
  }
}

/** The messages that have not been received before: a late inspector asks for all, and others hear the answer too. */
function heardOnce(messages: readonly StatelyMessage[], { heard }: LiveState): readonly StatelyMessage[] {
  return messages.filter(({ id }) => {
    const { page, count } = numberOf(id)
    return count > (heard.get(page) ?? 0)
  })
}

/** "a3f1/12" is the twelfth message of a page. */
function numberOf(id: string): { page: string; count: number } {
  const [page = '', count] = id.split('/')
  return { page, count: Number(count) }
}

function receiveStately(state: LiveState, message: StatelyMessage): LiveState {
  const { page, count } = numberOf(message.id)
  const next = {
    ...state,
    received: state.received + 1,
    heard: new Map(state.heard).set(page, Math.max(count, state.heard.get(page) ?? 0)),
  }
  switch (message.type) {
    case '@xstate.actor':
      return withActor(next, newActor(message))
    case '@xstate.event':
      return { ...next, log: [...state.log, newEntry(next, message)].slice(-LOG_LENGTH) }
    case '@xstate.snapshot':
      return afterSnapshot(next, message)
  }
}

function newActor({ sessionId, name, parentId, definition, snapshot }: Received<'@xstate.actor'>): LiveActor {
  const config: { id?: string } = JSON.parse(definition ?? '{}')
  return {
    sessionId,
    page: sessionId.split('/')[0] ?? '',
    name,
    parentId: parentId ?? null,
    entry: findMachineById(config.id ?? '') ?? null,
    snapshot,
    moments: [{ event: null, snapshot, walked: [] }],
    isWhole: false,
    hasEnded: false,
  }
}

function newEntry(state: LiveState, { sessionId, event, createdAt }: Received<'@xstate.event'>): LogEntry {
  return {
    id: state.received,
    time: Number(createdAt),
    sessionId,
    name: state.actors.get(sessionId)?.name ?? sessionId,
    words: eventLabel(event),
    detail: payloadLabel(event),
    value: undefined,
  }
}

function afterSnapshot(state: LiveState, message: Received<'@xstate.snapshot'>): LiveState {
  const { sessionId, snapshot, event } = message
  const actor = state.actors.get(sessionId)
  if (!actor) return state
  const log = withOutcome(state.log, sessionId, snapshot.value ?? snapshot.status)
  const hasEnded = snapshot.status !== 'active'
  if (hasEnded && !actor.entry) return { ...withoutActor(state, sessionId), log }
  // Stopping it is not among the things that happen to a machine.
  if (snapshot.status === 'stopped') return { ...withActor(state, { ...actor, hasEnded }), log }
  const started = event.type === 'xstate.init'
  return {
    ...withActor(state, {
      ...actor,
      snapshot,
      moments: started
        ? [{ event: null, snapshot, walked: [] }]
        : [...actor.moments, { event, snapshot, walked: transitionsBy(actor, event) }],
      isWhole: started || actor.isWhole,
      hasEnded,
    }),
    log,
  }
}

function withActor(state: LiveState, actor: LiveActor): LiveState {
  return { ...state, actors: new Map(state.actors).set(actor.sessionId, actor) }
}

function withoutActor(state: LiveState, sessionId: string): LiveState {
  return { ...state, actors: new Map([...state.actors].filter(([id]) => id !== sessionId)) }
}

/** Its machines have ended, and what happened to them can still be looked at. */
function withoutPage(state: LiveState, page: string): LiveState {
  return {
    ...state,
    // What it said last may arrive after its end, and would have it run again.
    heard: new Map(state.heard).set(page, Number.POSITIVE_INFINITY),
    pages: new Map([...state.pages].filter(([id]) => id !== page)),
    actors: new Map(
      [...state.actors].map(([id, actor]) => [
        id,
        actor.page === page ? { ...actor, hasEnded: true } : actor,
      ]),
    ),
  }
}

/** Adds the resulting state to an actor's latest log entry. */
function withOutcome(log: readonly LogEntry[], sessionId: string, value: unknown): readonly LogEntry[] {
  const index = log.findLastIndex((entry) => entry.sessionId === sessionId)
  const entry = log[index]
  return entry?.value === undefined && entry ? log.with(index, { ...entry, value }) : log
}

/** The protocol says what happened and where it led, not by which transition: the machine knows. None where a guard cannot read the event. */
function transitionsBy(
  { entry, snapshot: { value, context } }: LiveActor,
  event: { type: string },
): string[] {
  if (!entry) return []
  try {
    const machine: AnyStateMachine = entry.machine
    return machine
      .getTransitionData(machine.resolveState({ value: value as string, context }), event)
      .map(transitionName)
  } catch {
    return []
  }
}

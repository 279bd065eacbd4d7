/** What is known of the site's actors, message by message. */
import type { AnyStateMachine } from 'xstate'
import { eventLabel, payloadLabel } from '../../../machines/kit/labels.ts'
import { transitionName } from '../../../machines/kit/structure.ts'
import { findMachineById, type NamedMachine } from '../registry.ts'
import type { LiveSnapshot, ReadSiteMessage } from './site-message.ts'

export type LiveActor = {
  sessionId: string
  /** The page it runs in: the first part of its session id. */
  page: string
  name: string
  parentId: string | null
  /** Its machine, when it is one of the registry's. */
  entry: NamedMachine | null
  snapshot: LiveSnapshot
  before: LiveSnapshot | null
  /** Names of the transitions its last event took, as far as the definition tells. */
  walked: readonly string[]
  /** How many messages had been received when its state last changed. */
  moved: number
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
  pages: ReadonlyMap<string, string>
  actors: ReadonlyMap<string, LiveActor>
  log: readonly LogEntry[]
  received: number
}

export const NOBODY: LiveState = { pages: new Map(), actors: new Map(), log: [], received: 0 }

/** About a minute of a busy page. */
const LOG_LENGTH = 400

type Received<Type extends ReadSiteMessage['type']> = ReadSiteMessage & { type: Type }

export function receive(state: LiveState, message: ReadSiteMessage): LiveState {
  const next = { ...state, received: state.received + 1 }
  switch (message.type) {
    case 'northbow.page':
      return { ...next, pages: new Map(state.pages).set(message.page, message.address) }
    case 'northbow.left':
      return withoutPage(next, message.page)
    case '@xstate.actor':
      return withActor(next, newActor(next, message))
    case '@xstate.event':
      return { ...next, log: [...state.log, newEntry(next, message)].slice(-LOG_LENGTH) }
    case '@xstate.snapshot':
      return afterSnapshot(next, message)
  }
}

function newActor(state: LiveState, message: Received<'@xstate.actor'>): LiveActor {
  const { sessionId, name, parentId = null, definition, snapshot } = message
  const earlier = state.actors.get(sessionId)
  if (earlier) return { ...earlier, snapshot }
  const page = sessionId.split('/')[0] ?? ''
  const entry = findMachineById(definitionId(definition)) ?? null
  return {
    sessionId,
    page,
    name,
    parentId,
    entry,
    snapshot,
    before: null,
    walked: [],
    moved: 0,
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
  if (snapshot.status === 'stopped' || (snapshot.status !== 'active' && !actor.entry))
    return { ...withoutActor(state, sessionId), log }
  const started = event.type === 'xstate.init'
  return {
    ...withActor(state, {
      ...actor,
      snapshot,
      before: started ? null : actor.snapshot,
      walked: started || !actor.entry ? [] : transitionsBy(actor.entry.machine, actor.snapshot, event),
      moved: started || sameValue(actor.snapshot, snapshot) ? actor.moved : state.received,
    }),
    log,
  }
}

function sameValue(one: LiveSnapshot, other: LiveSnapshot): boolean {
  return JSON.stringify(one.value) === JSON.stringify(other.value)
}

function withActor(state: LiveState, actor: LiveActor): LiveState {
  return { ...state, actors: new Map(state.actors).set(actor.sessionId, actor) }
}

function withoutActor(state: LiveState, sessionId: string): LiveState {
  return { ...state, actors: new Map([...state.actors].filter(([id]) => id !== sessionId)) }
}

function withoutPage(state: LiveState, page: string): LiveState {
  return {
    ...state,
    pages: new Map([...state.pages].filter(([id]) => id !== page)),
    actors: new Map([...state.actors].filter(([, actor]) => actor.page !== page)),
  }
}

/** Adds the resulting state to an actor's latest log entry. */
function withOutcome(log: readonly LogEntry[], sessionId: string, value: unknown): readonly LogEntry[] {
  const index = log.findLastIndex((entry) => entry.sessionId === sessionId)
  const entry = log[index]
  return entry?.value === undefined && entry ? log.with(index, { ...entry, value }) : log
}

/** The protocol says what happened and where it led, not by which transition: the machine knows. */
function transitionsBy(machine: AnyStateMachine, from: LiveSnapshot, event: { type: string }): string[] {
  try {
    const { value, context } = from
    const snapshot = machine.resolveState({ value: value as string, context })
    return machine.getTransitionData(snapshot, event).map(transitionName)
  } catch {
    return []
  }
}

function definitionId(definition: string | undefined): string {
  const config: unknown = definition ? JSON.parse(definition) : null
  return config && typeof config === 'object' && 'id' in config ? String(config.id) : ''
}

/** XState's inspection events as the plain messages of `@statelyai/inspect`. */
import type { StatelyActorEvent, StatelyEventEvent, StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyEventObject, InspectionEvent } from 'xstate'

/** The parts of an actor that are reported. XState's actors have all of them, its types only some. */
export type WatchedActor = {
  sessionId: string
  id?: string
  logic?: unknown
  _parent?: WatchedActor | undefined
  getSnapshot(): unknown
  send(event: AnyEventObject): void
}

/** The version of the protocol: that of the package whose types are used here. */
const VERSION = '0.7.2'

/** Turns an id of this page into one that no other page uses. */
export type Namer = (sessionId: string) => string

export function actorMessage(actor: WatchedActor, rootId: string, name: Namer): StatelyActorEvent {
  const config = configOf(actor.logic)
  const ownName = actor.id && actor.id !== actor.sessionId ? actor.id : null
  return {
    ...header(actor, rootId, name),
    type: '@xstate.actor',
    name: ownName ?? machineId(config) ?? actor.sessionId,
    parentId: actor._parent && name(actor._parent.sessionId),
    definition: config ? JSON.stringify(config, plain) : undefined,
    snapshot: toPlain<StatelyActorEvent['snapshot']>(actor.getSnapshot()),
  }
}

/** An event that an actor took, or the snapshot after it. */
export function movedMessage(
  moved: InspectionEvent & { type: '@xstate.event' | '@xstate.snapshot' },
  actor: WatchedActor,
  rootId: string,
  name: Namer,
): StatelyInspectionEvent {
  const told = { ...header(actor, rootId, name), event: toPlain<StatelyEventEvent['event']>(moved.event) }
  if (moved.type === '@xstate.snapshot')
    return { ...told, type: moved.type, snapshot: toPlain(moved.snapshot) }
  return { ...told, type: moved.type, sourceId: moved.sourceRef && name(moved.sourceRef.sessionId) }
}

function header(
  actor: WatchedActor,
  rootId: string,
  name: Namer,
): Omit<StatelyInspectionEvent, 'type'> & { rootId: string } {
  return {
    sessionId: name(actor.sessionId),
    rootId: name(rootId),
    createdAt: String(Date.now()),
    // Given when it is sent.
    id: '',
    _version: VERSION,
  }
}

function configOf(logic: unknown): unknown {
  return logic && typeof logic === 'object' && 'config' in logic && typeof logic.config === 'object'
    ? logic.config
    : null
}

function machineId(config: unknown): string | null {
  return config && typeof config === 'object' && 'id' in config ? String(config.id) : null
}

/** A copy that a channel can carry. A value with a cycle is replaced by a short description. */
function toPlain<Shape>(value: unknown): Shape {
  try {
    return JSON.parse(JSON.stringify(value, plain) ?? 'null')
  } catch {
    return JSON.parse(JSON.stringify({ type: 'unreadable', status: 'active', value: String(value) }))
  }
}

/** Like the package: a function becomes its name, an error its message, which JSON would lose. */
function plain(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message }
  if (value instanceof Element) return value.outerHTML
  return typeof value === 'function' ? { type: value.name } : value
}

/** Transitions, events and steps as text short enough for a label: on charts, in diagrams, in lists. */
import type { AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { alternativeOf, waitMs } from './structure.ts'
import type { PlayedStep } from './trace.ts'

export type TriggerKind = 'event' | 'answer' | 'failure' | 'delay' | 'always'

const ANSWER = 'xstate.done.actor.'
const FAILURE = 'xstate.error.actor.'
const ALL_DONE = 'xstate.done.state.'
const DELAY = 'xstate.after.'

/** What starts a transition. */
export function triggerLabel(
  { source, eventType }: AnyTransitionDefinition,
  machine: AnyStateMachine,
): { kind: TriggerKind; trigger: string } {
  if (eventType === '') return { kind: 'always', trigger: 'at once' }
  const delay = source.after.find((after) => after.eventType === eventType)?.delay
  if (delay !== undefined) return { kind: 'delay', trigger: delayLabel(delay, machine) }
  if (eventType.startsWith(ANSWER)) return { kind: 'answer', trigger: eventLabel({ type: eventType }) }
  if (eventType.startsWith(FAILURE)) return { kind: 'failure', trigger: eventLabel({ type: eventType }) }
  if (eventType.startsWith(ALL_DONE)) return { kind: 'answer', trigger: 'when done' }
  return { kind: 'event', trigger: eventType === '*' ? 'anything else' : eventType }
}

function delayLabel(delay: unknown, machine: AnyStateMachine): string {
  if (typeof delay === 'number') return duration(delay)
  const named = machine.implementations.delays[String(delay)]
  return typeof named === 'number' ? `${String(delay)}, ${duration(named)}` : String(delay)
}

/** 300 → "300 ms", 20000 → "20 s". */
export function duration(milliseconds: number): string {
  return milliseconds >= 1000 && milliseconds % 100 === 0
    ? `${milliseconds / 1000} s`
    : `${Math.round(milliseconds)} ms`
}

/** "isStored", "otherwise" for the last of several alternatives, or null when nothing is asked. */
export function conditionLabel(transition: AnyTransitionDefinition): string | null {
  return guardLabel(transition.guard) ?? (alternativeOf(transition) > 0 ? 'otherwise' : null)
}

/** The guard's name; null when there is none. */
function guardLabel(guard: unknown): string | null {
  if (!guard) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return combinedGuardLabel(guard)
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : 'a condition'
}

/** `and`, `or`, `not` and `stateIn` are functions that carry their parts. */
function combinedGuardLabel(guard: object): string {
  const name = 'name' in guard ? String(guard.name) : ''
  const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : []
  const labels = parts.map((part) => guardLabel(part) ?? 'a condition')
  if (name === 'not') return `not ${labels[0] ?? ''}`
  return labels.length ? labels.join(` ${name} `) : name || 'a condition'
}

/** Names of actions. XState's own, which start and cancel the timers of delays, are left out. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.map(actionName).filter((name) => name && name !== 'xstate.raise' && name !== 'xstate.cancel')
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  if (action && typeof action === 'object' && 'type' in action) return String(action.type)
  // An inline `assign` has no name but its type.
  if (typeof action === 'function')
    return ('type' in action && String(action.type)) || action.name || 'action'
  return ''
}

/** An event by its name; `payloadLabel` says what it carries. */
export function eventLabel({ type }: EventObject): string {
  if (type === 'xstate.init') return 'starts'
  if (type === 'xstate.stop') return 'stops'
  if (type === 'xstate.promise.resolve') return 'resolves'
  if (type === 'xstate.promise.reject') return 'rejects'
  if (type.startsWith(ANSWER)) return `${type.slice(ANSWER.length)} answers`
  if (type.startsWith(FAILURE)) return `${type.slice(FAILURE.length)} fails`
  if (type.startsWith(DELAY)) return `${type.slice(DELAY.length).split('.')[0] ?? ''} passes`
  return type
}

export function stepLabel(step: PlayedStep, machine: AnyStateMachine): string {
  if (step.kind === 'event') return step.event.type
  if (step.kind === 'wait') return `${duration(waitMs(machine, step))} pass`
  if (step.kind === 'elapse') return `${duration(step.milliseconds)} pass`
  return 'error' in step.outcome ? `${step.actor} fails` : `${step.actor} answers`
}

/** What a step carries besides its name; empty when nothing. */
export function stepDetail(step: PlayedStep): string {
  if (step.kind === 'event') return payloadLabel(step.event)
  if (step.kind === 'wait') return step.delay
  if (step.kind === 'elapse') return ''
  return 'error' in step.outcome ? step.outcome.error : compactJson(step.outcome.output)
}

/** An event without its type, its short properties first: those tell examples apart soonest. */
export function payloadLabel({ type: _, ...rest }: Readonly<Record<string, unknown>>): string {
  const length = (value: unknown) => JSON.stringify(value)?.length ?? 0
  const entries = Object.entries(rest).sort(([, one], [, other]) => length(one) - length(other))
  return entries.length ? compactJson(Object.fromEntries(entries)) : ''
}

/** JSON without quotation marks around keys. */
function compactJson(value: unknown): string {
  if (value === undefined) return ''
  return JSON.stringify(value)
    .replace(/"([A-Za-z_$][\w$]*)":/g, '$1: ')
    .replace(/,(?=[A-Za-z_$"{[])/g, ', ')
}

/** A state value on one line: `editing`, `content.shown + video.loading`. */
export function stateLabel(value: unknown): string {
  if (typeof value === 'string') return value
  if (!value || typeof value !== 'object') return '–'
  return Object.entries(value)
    .map(([name, inner]) => {
      const label = stateLabel(inner)
      return label === '–' ? name : `${name}.${label}`
    })
    .join(' + ')
}

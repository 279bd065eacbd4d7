/** Events, steps and times in words short enough for a label. */
import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import type { Step } from '../trace.ts'

export type TriggerKind = 'event' | 'answer' | 'failure' | 'delay' | 'always'

const ANSWER = 'xstate.done.actor.'
const FAILURE = 'xstate.error.actor.'
const ALL_DONE = 'xstate.done.state.'
const DELAY = 'xstate.after.'

/** What starts a transition, as its label says it. */
export function triggerInWords(
  node: AnyStateNode,
  eventType: string,
  machine: AnyStateMachine,
): { kind: TriggerKind; trigger: string } {
  if (eventType === '') return { kind: 'always', trigger: 'at once' }
  const delay = node.after.find((after) => after.eventType === eventType)?.delay
  if (delay !== undefined) return { kind: 'delay', trigger: delayInWords(delay, machine) }
  if (eventType.startsWith(ANSWER))
    return { kind: 'answer', trigger: `${eventType.slice(ANSWER.length)} answers` }
  if (eventType.startsWith(FAILURE))
    return { kind: 'failure', trigger: `${eventType.slice(FAILURE.length)} fails` }
  if (eventType.startsWith(ALL_DONE)) return { kind: 'answer', trigger: 'when done' }
  return { kind: 'event', trigger: eventType === '*' ? 'anything else' : eventType }
}

function delayInWords(delay: unknown, machine: AnyStateMachine): string {
  if (typeof delay === 'number') return `after ${duration(delay)}`
  const named = machine.implementations.delays[String(delay)]
  return typeof named === 'number' ? `${String(delay)}, ${duration(named)}` : `after ${String(delay)}`
}

/** 300 → "300 ms", 20000 → "20 s". */
export function duration(milliseconds: number): string {
  return milliseconds >= 1000 && milliseconds % 100 === 0
    ? `${milliseconds / 1000} s`
    : `${Math.round(milliseconds)} ms`
}

/** An event as the machine's author would say it; what it carries is told by `payload`. */
export function eventInWords({ type }: EventObject): string {
  if (type === 'xstate.init') return 'starts'
  if (type === 'xstate.stop') return 'stops'
  if (type === 'xstate.promise.resolve') return 'resolves'
  if (type === 'xstate.promise.reject') return 'rejects'
  if (type.startsWith(ANSWER)) return `${type.slice(ANSWER.length)} answers`
  if (type.startsWith(FAILURE)) return `${type.slice(FAILURE.length)} fails`
  if (type.startsWith(DELAY)) return `${type.slice(DELAY.length).split('.')[0] ?? ''} passes`
  return type
}

export function stepInWords(step: Step): string {
  if (step.kind === 'event') return step.event.type
  if (step.kind === 'wait') return `${duration(step.milliseconds)} pass`
  return 'error' in step.outcome ? `${step.actor} fails` : `${step.actor} answers`
}

/** What a step carries besides its name; empty when nothing. */
export function stepDetail(step: Step): string {
  if (step.kind === 'event') return payload(step.event)
  if (step.kind === 'wait') return step.delay
  return 'error' in step.outcome ? step.outcome.error : compact(step.outcome.output)
}

/** An event without its type, its short properties first: those tell examples apart soonest. */
export function payload({ type: _, ...rest }: Readonly<Record<string, unknown>>): string {
  const length = (value: unknown) => JSON.stringify(value)?.length ?? 0
  const entries = Object.entries(rest).sort(([, one], [, other]) => length(one) - length(other))
  return entries.length ? compact(Object.fromEntries(entries)) : ''
}

/** JSON without the quotation marks a reader can do without. */
function compact(value: unknown): string {
  if (value === undefined) return ''
  return JSON.stringify(value)
    .replace(/"([A-Za-z_$][\w$]*)":/g, '$1: ')
    .replace(/,(?=[A-Za-z_$"{[])/g, ', ')
}

/** A state value on one line: `editing`, `content.shown + video.loading`. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (!value || typeof value !== 'object') return '–'
  return Object.entries(value)
    .map(([name, inner]) => {
      const words = valueInWords(inner)
      return words === '–' ? name : `${name}.${words}`
    })
    .join(' + ')
}

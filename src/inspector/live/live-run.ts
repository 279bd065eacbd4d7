/** What has happened to a live actor, as a run that can be played again. */
import type { AnyStateMachine } from 'xstate'
import type { PlayedStep } from '../../../machines/kit/trace.ts'
import type { Run } from '../run/run.ts'
import type { LiveActor } from './live-state.ts'
import type { LiveEvent } from './site-message.ts'

/** Null when its beginning is not known. */
export function runOf({ entry, moments, isWhole }: LiveActor, address: string): Run | null {
  if (!entry || !isWhole) return null
  const [start, ...rest] = moments
  return {
    from: 'live',
    note: address,
    context: start?.snapshot.context,
    steps: rest.flatMap(({ event }) => (event ? stepOf(event, entry.machine) : [])),
  }
}

const ANSWER = 'xstate.done.actor.'
const FAILURE = 'xstate.error.actor.'
const DELAY = 'xstate.after.'

/** The step of a trace that an event is; none for XState's own, which follow from other steps. */
export function stepOf(event: LiveEvent, machine: AnyStateMachine): PlayedStep[] {
  const { type } = event
  if (type.startsWith(ANSWER))
    return [{ kind: 'settle', actor: type.slice(ANSWER.length), outcome: { output: event.output } }]
  if (type.startsWith(FAILURE))
    return [{ kind: 'settle', actor: type.slice(FAILURE.length), outcome: { error: messageOf(event.error) } }]
  if (type.startsWith(DELAY)) {
    const [delay = ''] = type.slice(DELAY.length).split('.')
    if (typeof machine.implementations.delays[delay] === 'number') return [{ kind: 'wait', delay }]
    return Number(delay) > 0 ? [{ kind: 'elapse', milliseconds: Number(delay) }] : []
  }
  return type.startsWith('xstate.') ? [] : [{ kind: 'event', event }]
}

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return String(error)
}

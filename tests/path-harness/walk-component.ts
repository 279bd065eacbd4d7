/** Walks a trace on a rendered component, under a clock that only moves when a step waits. */
import { deepEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { waitMs } from '../../machines/kit/structure.ts'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import { actAsync } from '../support/gestures.ts'
import { followFocus, wrongs } from './always.ts'
import type { Component, Mounted } from './component.ts'

/** Resolves to the names of the transitions taken. Throws when the component reaches another state. */
export async function walkComponent(
  component: Component,
  machine: AnyStateMachine,
  trace: Trace,
): Promise<readonly string[]> {
  followFocus()
  const mounted = await component.mount(trace.steps)
  try {
    for (const [index, step] of trace.steps.entries()) {
      await take(mounted, machine, step, trace.steps.slice(index + 1))
      const value = mounted.value ? mounted.value() : mounted.actor.getSnapshot().value
      const expected = trace.visits[index]?.state
      if (!isDeepStrictEqual(value, expected))
        throw new Error(
          `Step ${index + 1} of ${trace.steps.length} (${JSON.stringify(step)}) leads to another state.\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(value)}`,
          { cause: lastFailure(mounted) },
        )
      deepEqual(wrongs(), [], `after step ${index + 1} of ${trace.steps.length}`)
    }
    return [...mounted.taken]
  } finally {
    await mounted.unmount()
  }
}

async function take(
  mounted: Mounted,
  machine: AnyStateMachine,
  step: Step,
  coming: readonly Step[],
): Promise<void> {
  if (step.kind === 'event') {
    const gesture = mounted.gestures[step.event.type]
    if (!gesture) throw new Error(`component.tsx has no gesture for "${step.event.type}"`)
    const before = mounted.received.length
    await gesture(step.event, coming)
    const essence = essenceOf(mounted)
    const caused = mounted.received.slice(before)
    if (!caused.some((event) => isDeepStrictEqual(essence(event), essence(step.event))))
      throw new Error(`The gesture caused ${JSON.stringify(caused)} instead of ${JSON.stringify(step.event)}`)
  } else if (step.kind === 'settle') {
    const settle = mounted.settle[step.actor]
    if (!settle) throw new Error(`component.tsx has no settle for "${step.actor}"`)
    await settle(step.outcome)
  } else {
    const milliseconds = waitMs(machine, step)
    const before = mounted.taken.length
    await actAsync(() => vi.advanceTimersByTime(milliseconds - 1))
    if (mounted.taken.length > before)
      throw new Error(`The delay ${step.delay} is over before ${milliseconds} ms`)
    await actAsync(() => vi.advanceTimersByTime(1))
  }
}

/** The error of the last actor that failed, which the machine may have handled and so hidden. */
function lastFailure({ received }: Mounted): unknown {
  const failure = received.findLast((event) => event.type.startsWith('xstate.error.actor.'))
  return failure && 'error' in failure ? failure.error : undefined
}

/** An event without the fields in which it may differ. */
const essenceOf =
  ({ inexact = [] }: Mounted) =>
  (event: object) =>
    Object.fromEntries(Object.entries(event).filter(([field]) => !inexact.includes(field)))

/**
 * A transition's name, the same in every copy of a machine: players run a copy with its actors under
 * control, and what they walked has to be found again on the chart of the original.
 */
import type { AnyStateNode } from 'xstate'

/** What of a transition's definition names it. */
export type TransitionLike = { source: AnyStateNode; eventType: string }

/** "leadForm.editing|lead.submit|0": source, event, which of the guarded alternatives. */
export function transitionKey(transition: TransitionLike): string {
  const { source, eventType } = transition
  const alternatives: readonly unknown[] = source.transitions.get(eventType) ?? source.always ?? []
  return `${source.id}|${eventType}|${Math.max(0, alternatives.indexOf(transition))}`
}

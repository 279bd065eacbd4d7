/** A trace: one path through a machine as plain data. Tests generate and replay traces, and the inspector plays them. */
import * as v from 'valibot'
import type { EventObject } from 'xstate'

/** How an invoked actor ends: with an output, or by rejecting with a message. */
const OutcomeSchema = v.union([
  v.strictObject({ output: v.unknown() }),
  v.strictObject({ error: v.string() }),
])
export type Outcome = v.InferOutput<typeof OutcomeSchema>

/** The visitor or the world does something. */
const EventSchema = v.object({ kind: v.literal('event'), event: v.looseObject({ type: v.string() }) })
/** An invoked actor, named by its id, settles. */
const SettleSchema = v.object({ kind: v.literal('settle'), actor: v.string(), outcome: OutcomeSchema })
/**
 * One of the machine's delays passes, or with `almost` all but its last millisecond. The machine knows the length, so
 * a trace stays the same when the number changes.
 */
const WaitSchema = v.object({
  kind: v.literal('wait'),
  delay: v.string(),
  almost: v.exactOptional(v.literal(true)),
})
const StepSchema = v.variant('kind', [EventSchema, SettleSchema, WaitSchema])
export type Step = v.InferOutput<typeof StepSchema>

/** Any length of time passes, in milliseconds: in random walks and by hand, never in an accepted trace. */
const ElapseSchema = v.object({ kind: v.literal('elapse'), milliseconds: v.number() })
export const PlayedStepSchema = v.variant('kind', [EventSchema, SettleSchema, WaitSchema, ElapseSchema])
export type PlayedStep = v.InferOutput<typeof PlayedStepSchema>

/** An effect of the machine outside itself. `assign` shows in the context. */
const EffectSchema = v.union([
  /** A plain action ran. */
  v.strictObject({ action: v.string(), params: v.exactOptional(v.unknown()) }),
  /** An actor was started. */
  v.strictObject({ starts: v.string(), input: v.exactOptional(v.unknown()) }),
  /** An actor was stopped before it settled. */
  v.strictObject({ stops: v.string() }),
])
export type Effect = v.InferOutput<typeof EffectSchema>

/** The machine's state after a step, and what the step did. */
const MomentSchema = v.object({
  state: v.unknown(),
  /** The fields of the context that changed; at the start, all. */
  changed: v.exactOptional(v.record(v.string(), v.unknown())),
  /** Names of the transitions it took. */
  takes: v.array(v.string()),
  effects: v.array(EffectSchema),
})
export type Moment = v.InferOutput<typeof MomentSchema>

const TraceSchema = v.object({
  /** Short and stable: made from the steps. */
  id: v.string(),
  /** In a visitor's words. */
  name: v.string(),
  /**
   * `tour`: reaches a state or walks one transition; `pair`: one transition right after another;
   * `ignored`: events that have no effect in a state; `journey`: written by hand.
   */
  kind: v.picklist(['tour', 'pair', 'ignored', 'journey']),
  steps: v.array(StepSchema),
  /** Before the first step. */
  start: MomentSchema,
  /** After each step. */
  visits: v.array(MomentSchema),
  /** Names of the transitions it walks. */
  walks: v.array(v.string()),
})
export type Trace = v.InferOutput<typeof TraceSchema>

/** The type of the event that a step is for the machine; empty when time passes. */
export function eventTypeOf(step: Step): string {
  if (step.kind === 'event') return step.event.type
  return step.kind === 'settle' ? settledEvent(step.actor, step.outcome).type : ''
}

/** The event by which the machine learns that an actor has settled. */
export function settledEvent(actor: string, outcome: Outcome): EventObject {
  const event =
    'error' in outcome
      ? { type: `xstate.error.actor.${actor}`, error: new Error(outcome.error), actorId: actor }
      : { type: `xstate.done.actor.${actor}`, output: outcome.output, actorId: actor }
  return event
}

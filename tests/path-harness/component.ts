/** Level 2: how a visitor and the world cause a machine's events on a rendered component. */
import type { AnyActor, AnyEventObject } from 'xstate'
import type { Outcome, Step } from '../../machines/kit/trace.ts'

type Event = Extract<Step, { kind: 'event' }>['event']

export type Mounted = {
  /** Only looked at: what happens to it happens by gestures. */
  actor: AnyActor
  /** What is seen instead of the actor's own state, where a state is over before anyone can look. */
  value?: () => unknown
  /** The names of the transitions taken since it started. */
  taken: readonly string[]
  /** The events it was sent. Each gesture must cause the very event its step names. */
  received: readonly AnyEventObject[]
  /** Fields of events in which a whole form differs from a trace's few examples. */
  inexact?: readonly string[]
  /** What a visitor or the world does, by event type. */
  gestures: Record<string, (event: Event, coming: readonly Step[]) => Promise<void>>
  /** Makes a running actor end, by its id. */
  settle: Record<string, (outcome: Outcome) => Promise<void>>
  unmount: () => Promise<void>
}

export type Component = {
  /**
   * Renders the component as a page would. `coming`, here and for gestures, are the steps that follow:
   * a world that is read at once must be as it is to be found.
   */
  mount: (coming: readonly Step[]) => Promise<Mounted>
}

/** Level 2: how a visitor and the world cause a machine's events on a rendered component. */
import type { AnyActor, AnyEventObject } from 'xstate'
import type { Outcome, Step } from '../../machines/kit/trace.ts'

type Event = Extract<Step, { kind: 'event' }>['event']

export type Mounted = {
  /** For reading only: events reach it through gestures. */
  actor: AnyActor
  /** The state to compare instead of the actor's own, where states pass too quickly to be observed. */
  value?: () => unknown
  /** The names of the transitions taken since it started. */
  taken: readonly string[]
  /** The events it was sent. Each gesture must cause exactly the event of its step. */
  received: readonly AnyEventObject[]
  /** Event fields that are not compared: a whole form holds more than a trace's examples. */
  inexact?: readonly string[]
  /** What a visitor or the world does, by event type. */
  gestures: Record<string, (event: Event, coming: readonly Step[]) => Promise<void>>
  /** Settles a running actor, by its id. */
  settle: Record<string, (outcome: Outcome) => Promise<void>>
  unmount: () => Promise<void>
}

export type Component = {
  /**
   * Renders the component as a page would. `coming`, here and for gestures, are the steps that follow:
   * what the component reads at once has to be in place before.
   */
  mount: (coming: readonly Step[]) => Promise<Mounted>
}

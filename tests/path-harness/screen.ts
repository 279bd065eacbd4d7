/** How a visitor causes a machine's events, and sees its states and effects. */
import type { Page } from 'playwright/test'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import type { Visitor } from './visitor.ts'

type Event = Extract<Step, { kind: 'event' }>['event']
type Outcome = Extract<Step, { kind: 'settle' }>['outcome']

/** What a walk needs, whoever walks: `On` is the visitor. */
export type ScreenOn<On> = {
  /** Opens the page on which the machine runs. `coming` are the steps that follow, here and for gestures. */
  open: (on: On, coming: readonly Step[]) => Promise<void>
  /** Why a trace cannot be walked on a page, if it cannot: the visitor has left the page by then. */
  impossible?: (trace: Trace) => string | undefined
  /** What the visitor does, by event type. */
  gestures: Record<string, (on: On, event: Event, coming: readonly Step[]) => Promise<void>>
  /** Settles a running actor, by its id. */
  settle: Record<string, (on: On, outcome: Outcome, coming: readonly Step[]) => Promise<void>>
  /** What the visitor sees, by the state's path. */
  states: Record<string, (on: On) => Promise<void>>
  /** Fields of events that the page fills itself. */
  inexact?: readonly string[]
  /** States that may be over before anybody can see them. */
  brief?: readonly string[]
}

/** On the shipped component in jsdom, and on the built site. */
export type Screen = ScreenOn<Visitor> & {
  /** Checks the page against the machine's context, after every step. */
  context?: (visitor: Visitor, context: unknown, state: unknown) => Promise<void>
  /**
   * What a visitor, the server or another tab notices of an effect, by the action's name, or "starts" or "stops" and
   * the actor's. A sentence says why nothing can be noticed.
   */
  effects: Record<string, string | ((visitor: Visitor, params: unknown) => Promise<void>)>
  /** Actors that settle by themselves, before anybody could do something about it. */
  settleAtOnce?: readonly string[]
  /** States that look the same, and why. Any other state's check fails in each of its siblings. */
  alike?: readonly { states: readonly string[]; because: string }[]
}

/** From here on time passes only as the trace says. The clock must have been installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  // Far enough ahead of the clock for a slow test machine.
  await page.clock.pauseAt(now + 10_000)
}

/** With the clock stopped, frames are only drawn as time passes: this lets the next ones be drawn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.clock.runFor(50)
}

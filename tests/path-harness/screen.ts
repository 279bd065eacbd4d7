/** Level 3: how a visitor causes a machine's events on the built site, and sees its states. */
import type { Page } from 'playwright/test'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import type { Local } from '../support/local.ts'

type Event = Extract<Step, { kind: 'event' }>['event']
type Outcome = Extract<Step, { kind: 'settle' }>['outcome']

export type Screen = {
  /** Opens the page on which the machine runs. */
  open: (page: Page, site: Local) => Promise<void>
  /** Why a trace cannot be walked on the site, if it cannot: the visitor has left the page by then. */
  impossible?: (trace: Trace) => string | undefined
  /** What the visitor does, by event type. `coming` are the steps that follow. */
  gestures: Record<string, (page: Page, event: Event, coming: readonly Step[]) => Promise<void>>
  /** Settles a running actor, by its id. */
  settle: Record<string, (page: Page, outcome: Outcome, coming: readonly Step[]) => Promise<void>>
  /** What the visitor sees, by the state's path. */
  states: Record<string, (page: Page) => Promise<void>>
  /** Checks the end: the page against the machine's context there, and the backend. */
  ends?: (page: Page, site: Local, context: unknown) => Promise<void>
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

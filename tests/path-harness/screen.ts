/** Level 3: how a visitor causes a machine's events on the built site, and sees its states. */
import type { Page } from 'playwright/test'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import type { Local } from '../support/local.ts'

type Event = Extract<Step, { kind: 'event' }>['event']
type Outcome = Extract<Step, { kind: 'settle' }>['outcome']

export type Screen = {
  /** Opens the page on which the machine runs. */
  open: (page: Page, site: Local) => Promise<void>
  /** Why a trace cannot be walked on the site, if it cannot: the visitor is elsewhere by then. */
  impossible?: (trace: Trace) => string | undefined
  /** What the visitor does, by event type. `coming` are the steps that follow. */
  gestures: Record<string, (page: Page, event: Event, coming: readonly Step[]) => Promise<void>>
  /** Makes a running actor end, by its id. */
  settle: Record<string, (page: Page, outcome: Outcome, coming: readonly Step[]) => Promise<void>>
  /** What the visitor sees, by the state's path. */
  states: Record<string, (page: Page) => Promise<void>>
  /** What is left at the end, given the machine's context there, and the backend to look into. */
  ends?: (page: Page, site: Local, context: unknown) => Promise<void>
}

/** From here on time passes only as the trace says. The clock must have been installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  // Ahead of the clock still, however long a busy machine takes to say so.
  await page.clock.pauseAt(now + 10_000)
}

/** With the clock stopped, frames are only drawn as time passes: what is seen in the next frame is seen now. */
export async function nextFrames(page: Page): Promise<void> {
  await page.clock.runFor(50)
}

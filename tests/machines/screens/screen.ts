/** Level 3: how a visitor causes a machine's events on the built site, and sees its states. */
import type { Page } from 'playwright/test'
import type { Step } from '../../../src/inspector/trace.ts'
import type { Local } from '../../support/local.ts'

type Event = Extract<Step, { kind: 'event' }>['event']
type Outcome = Extract<Step, { kind: 'settle' }>['outcome']

export type Screen = {
  /** Opens the page on which the machine runs. */
  open: (page: Page) => Promise<void>
  /** What the visitor does, by event type. `coming` are the steps that follow. */
  gestures: Record<string, (page: Page, event: Event, coming: readonly Step[]) => Promise<void>>
  /** Makes a running actor end, by its id. */
  settle: Record<string, (page: Page, outcome: Outcome, coming: readonly Step[]) => Promise<void>>
  /** What the visitor sees, by the state's path. */
  states: Record<string, (page: Page) => Promise<void>>
  /** What is left at the end, given the machine's context there, and the backend to look into. */
  ends?: (page: Page, site: Local, context: unknown) => Promise<void>
}

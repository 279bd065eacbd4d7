/** Level 3: how a visitor causes a machine's events on the built site, and sees its states. */
import type { Page } from 'playwright/test'
import type { Step } from '../../../src/inspector/trace.ts'

type Event = Extract<Step, { kind: 'event' }>['event']
type Outcome = Extract<Step, { kind: 'settle' }>['outcome']

export type Screen = {
  /** Opens the page on which the machine runs. */
  open: (page: Page) => Promise<void>
  /** What the visitor does, by event type. */
  gestures: Record<string, (page: Page, event: Event) => Promise<void>>
  /** Makes a running actor end, by its id. */
  settle: Record<string, (page: Page, outcome: Outcome) => Promise<void>>
  /** What the visitor sees, by the state's path. */
  states: Record<string, (page: Page) => Promise<void>>
}

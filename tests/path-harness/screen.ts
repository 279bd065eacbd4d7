/** How a visitor causes a machine's events, and sees its states and effects. */
import type { Page } from 'playwright/test'
import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import type { Visitor } from './visitor.ts'

type Outcome = Extract<Step, { kind: 'settle' }>['outcome']
/** Written as methods, so that a screen may say which outcome, or which parameters, it is given. */
type Settle = { of(visitor: Visitor, outcome: Outcome, coming: readonly Step[]): Promise<void> }['of']
type EffectCheck = { of(visitor: Visitor, params: unknown): Promise<void> }['of']
type Gesture<Event> = (visitor: Visitor, event: Event, coming: readonly Step[]) => Promise<void>

/** What a walk needs, on the shipped component in jsdom and on the built site. */
export type Screen = {
  /** Opens the page on which the machine runs. `coming` are the steps that follow, here and for gestures. */
  open: (visitor: Visitor, coming: readonly Step[]) => Promise<void>
  /** Why a trace cannot be walked on a page, if it cannot: the visitor has left the page by then. */
  impossible?: (trace: Trace) => string | undefined
  /** What the visitor does, by event type. */
  gestures: Record<string, Gesture<Extract<Step, { kind: 'event' }>['event']>>
  /** Settles a running actor, by its id. */
  settle?: Record<string, Settle>
  /** What the visitor sees, by the state's path. A state that has others inside need not show by itself. */
  states: Record<string, (visitor: Visitor) => Promise<void>>
  /** Checks the page against the machine's context, after every step. */
  context?: (visitor: Visitor, context: Readonly<Record<string, unknown>>, state: unknown) => Promise<void>
  /**
   * What a visitor, the server or another tab notices of an effect, by the action's name, or "starts" or "stops" and
   * the actor's. A sentence says why nothing can be noticed.
   */
  effects?: Record<string, string | EffectCheck>
  /** Fields of events that the page fills itself. */
  inexact?: readonly string[]
  /** States that may be over before anybody can see them: they need no check. */
  brief?: readonly string[]
  /** Actors that settle by themselves, before anybody could do something about it. */
  settleAtOnce?: readonly string[]
  /** States that look the same, by the reason; the check of the first is that of all. Any other fails in its siblings. */
  alike?: Readonly<Record<string, readonly string[]>>
}

/** A screen as it is written: its gestures and its check of the context know the machine's types. */
export type ScreenOf<Machine extends AnyStateMachine> = Omit<Screen, 'gestures' | 'context'> & {
  gestures: {
    [Type in EventFromLogic<Machine>['type']]?: Gesture<Extract<EventFromLogic<Machine>, { type: Type }>>
  }
  context?: (visitor: Visitor, context: ContextFrom<Machine>, state: unknown) => Promise<void>
}

export const screenOf = <Machine extends AnyStateMachine>(screen: ScreenOf<Machine>) =>
  screen as unknown as Screen

/** The check of a state, which may be that of a state that looks the same. */
export function checkOf({ states, alike = {} }: Screen, state: string) {
  const [first = ''] = Object.values(alike).find((group) => group.includes(state)) ?? []
  return states[state] ?? states[first]
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

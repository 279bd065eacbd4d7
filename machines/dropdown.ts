/**
 * The Buyer Services menu on a wide window (section 4): it opens 200 ms after the pointer enters, closes
 * 150 ms after it leaves, and for 300 ms after that opens again without delay. A press opens at once, and
 * closes again; but a press within 300 ms of opening under the pointer was meant to open it.
 *
 *   closed    hidden
 *   opening   the pointer is over the button, and may only be passing
 *   open      visible
 *     fresh     has just opened under the pointer
 *     settled   has been open for a while, or was pressed
 *   closing   the pointer has left, and may come back
 *   warm      just closed
 *
 * Invariants: never open within 200 ms of a pointer that entered while it was closed; Escape does not lose
 * a focus that was inside.
 */
import { setup } from 'xstate'
import { DROPDOWN_DELAY } from '../content/constants.ts'
import { watcherNotProvided } from './not-provided.ts'

type Event =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  /** A click, a tap, Enter or Space on the button. */
  | { type: 'trigger.pressed' }
  | { type: 'escape.pressed' }
  /** The focus has left the menu. */
  | { type: 'focus.left' }
  | { type: 'route.changed' }

export const dropdown = setup({
  types: { events: {} as Event },
  actors: {
    /** Reports navigations, Escape wherever the focus is, and presses outside. */
    watchSurroundings: watcherNotProvided<Event>('watchSurroundings'),
  },
  actions: {
    /** Moves a focus that is inside the menu to its button. */
    returnFocus: () => undefined,
  },
  delays: {
    openDelay: DROPDOWN_DELAY.openMs,
    closeDelay: DROPDOWN_DELAY.closeMs,
    skipDelay: DROPDOWN_DELAY.skipMs,
  },
}).createMachine({
  id: 'dropdown',
  initial: 'closed',
  invoke: { id: 'watchSurroundings', src: 'watchSurroundings' },
  states: {
    closed: {
      on: { 'pointer.entered': 'opening', 'trigger.pressed': 'open' },
    },
    opening: {
      after: { openDelay: 'open.fresh' },
      on: { 'pointer.left': 'closed', 'trigger.pressed': 'open', 'escape.pressed': 'closed' },
    },
    open: {
      tags: 'visible',
      on: {
        'pointer.left': 'closing',
        'trigger.pressed': 'closed',
        'escape.pressed': { target: 'closed', actions: 'returnFocus' },
        'focus.left': 'closed',
        'route.changed': 'closed',
      },
      initial: 'settled',
      states: {
        fresh: { after: { skipDelay: 'settled' }, on: { 'trigger.pressed': 'settled' } },
        settled: {},
      },
    },
    closing: {
      tags: 'visible',
      after: { closeDelay: 'warm' },
      on: {
        'pointer.entered': 'open',
        'trigger.pressed': 'closed',
        'escape.pressed': { target: 'closed', actions: 'returnFocus' },
        'focus.left': 'closed',
        'route.changed': 'closed',
      },
    },
    warm: {
      after: { skipDelay: 'closed' },
      on: { 'pointer.entered': 'open.fresh', 'trigger.pressed': 'open' },
    },
  },
})

/**
 * The Buyer Services menu on a wide window (section 4): it opens 200 ms after the pointer enters, closes
 * 150 ms after it leaves, and for 300 ms after that reopens without delay. A press opens at once, and
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
import { type Rules, rules } from './rules.ts'

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
  types: { events: {} as Event, transitionMeta: {} as Rules },
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
      on: {
        'pointer.entered': { target: 'opening', meta: rules('4.7.1') },
        'trigger.pressed': { target: 'open', meta: rules('4.7.4') },
      },
    },
    opening: {
      after: { openDelay: { target: 'open.fresh', meta: rules('4.7.1', '9.2') } },
      on: {
        'pointer.left': { target: 'closed', meta: rules('4.7.1') },
        'trigger.pressed': { target: 'open', meta: rules('4.7.4') },
        'escape.pressed': { target: 'closed', meta: rules('4.7.1') },
      },
    },
    open: {
      tags: 'visible',
      on: {
        'pointer.left': { target: 'closing', meta: rules('4.7.2') },
        'trigger.pressed': { target: 'closed', meta: rules('4.7.4') },
        'escape.pressed': { target: 'closed', meta: rules('4.7.6'), actions: 'returnFocus' },
        'focus.left': { target: 'closed', meta: rules('4.7.6') },
        'route.changed': { target: 'closed', meta: rules('4.7.6') },
      },
      initial: 'settled',
      states: {
        fresh: {
          after: { skipDelay: { target: 'settled', meta: rules('4.7.5', '9.2') } },
          on: { 'trigger.pressed': { target: 'settled', meta: rules('4.7.5') } },
        },
        settled: {},
      },
    },
    closing: {
      tags: 'visible',
      after: { closeDelay: { target: 'warm', meta: rules('4.7.2', '9.2') } },
      on: {
        'pointer.entered': { target: 'open', meta: rules('4.7.2') },
        'trigger.pressed': { target: 'closed', meta: rules('4.7.4') },
        'escape.pressed': { target: 'closed', meta: rules('4.7.6'), actions: 'returnFocus' },
        'focus.left': { target: 'closed', meta: rules('4.7.6') },
        'route.changed': { target: 'closed', meta: rules('4.7.6') },
      },
    },
    warm: {
      after: { skipDelay: { target: 'closed', meta: rules('4.7.3', '9.2') } },
      on: {
        'pointer.entered': { target: 'open.fresh', meta: rules('4.7.3') },
        'trigger.pressed': { target: 'open', meta: rules('4.7.4') },
      },
    },
  },
})

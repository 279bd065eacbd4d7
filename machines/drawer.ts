/**
 * The menu on a phone, and wherever the header lacks room for all links: a drawer from the right (section 2).
 *
 *   closed   hidden, and out of the Tab order
 *   open     over the page; the focus stays inside
 *
 * Invariant: it is closed after every navigation, and never open on a wide window.
 */
import { setup } from 'xstate'
import { watcherNotProvided } from './not-provided.ts'

type Event =
  /** The menu button, and the close button that takes its place. */
  | { type: 'drawer.toggle' }
  /** Escape, or a press outside. */
  | { type: 'drawer.dismiss' }
  | { type: 'route.changed' }
  /** The window has become wide enough for all links in the header. */
  | { type: 'viewport.grew' }

export const drawer = setup({
  types: { events: {} as Event },
  actors: {
    /** Reports navigations and a window that has grown wide. */
    watchSurroundings: watcherNotProvided<Event>('watchSurroundings'),
  },
}).createMachine({
  id: 'drawer',
  initial: 'closed',
  invoke: { id: 'watchSurroundings', src: 'watchSurroundings' },
  states: {
    closed: { on: { 'drawer.toggle': 'open' } },
    open: {
      on: {
        'drawer.toggle': 'closed',
        'drawer.dismiss': 'closed',
        'route.changed': 'closed',
        'viewport.grew': 'closed',
      },
    },
  },
})

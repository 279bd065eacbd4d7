/**
 * The menu on a phone, and wherever the header lacks room for all links: a drawer from the right (section 2).
 *
 *   unavailable   the window is wide enough for all links in the header
 *   closed        hidden, out of the Tab order
 *   loading       requested, but its code is still loading; further presses change nothing
 *   open          over the page; the focus stays inside
 *
 * Invariant: it is closed after every navigation, also if it was still loading, and never open on a wide window.
 */
import { fromPromise, setup } from 'xstate'
import { notProvided, watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Event =
  /** The menu button, and the close button that takes its place. */
  | { type: 'drawer.toggle' }
  /** Escape, or a press outside. */
  | { type: 'drawer.dismiss' }
  | { type: 'route.changed' }
  /** The window has become wide enough for all links in the header. */
  | { type: 'viewport.grew' }
  /** The window no longer is. */
  | { type: 'viewport.shrank' }

export const drawer = setup({
  types: { events: {} as Event, transitionMeta: {} as Rules },
  actors: {
    /** Reports navigations, and whether the window is wide. */
    watchSurroundings: watcherNotProvided<Event>('watchSurroundings'),
    /** Loads the drawer's part of the page; at once if it is loaded already. */
    loadDrawer: fromPromise<void>(() => notProvided('loadDrawer')),
  },
  actions: {
    /** Scrolls to the same links elsewhere on the page. */
    showLinks: () => undefined,
  },
}).createMachine({
  id: 'drawer',
  initial: 'closed',
  invoke: { id: 'watchSurroundings', src: 'watchSurroundings' },
  on: { 'viewport.grew': { target: '.unavailable', meta: rules('4.6.4') } },
  states: {
    unavailable: { on: { 'viewport.shrank': { target: 'closed', meta: rules('4.6.4') } } },
    closed: { on: { 'drawer.toggle': { target: 'loading', meta: rules('4.6.1') } } },
    loading: {
      invoke: {
        id: 'loadDrawer',
        src: 'loadDrawer',
        onDone: { target: 'open', meta: rules('4.6.1', '4.6.5') },
        onError: { target: 'closed', meta: rules('4.6.6'), actions: 'showLinks' },
      },
      on: { 'route.changed': { target: 'closed', meta: rules('4.6.2', '4.6.5') } },
    },
    open: {
      on: {
        'drawer.toggle': { target: 'closed', meta: rules('4.6.1') },
        'drawer.dismiss': { target: 'closed', meta: rules('4.6.3') },
        'route.changed': { target: 'closed', meta: rules('4.6.2') },
      },
    },
  },
})

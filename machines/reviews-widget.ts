/**
 * The third-party review widget (section 8): its script is loaded when the section is close to the window.
 *
 *   idle      not close yet
 *   loading   the script is loading
 *   ready     the script has loaded and shows the widget
 *   failed    the script did not load; a console warning, and nothing else changes for the visitor
 */
import { fromPromise, setup } from 'xstate'
import { notProvided, watcherNotProvided } from './not-provided.ts'

export type WidgetNear = { type: 'widget.near' }

export const reviewsWidget = setup({
  types: { events: {} as WidgetNear },
  actors: {
    /** Reports once the section is close to the window. */
    watchNearness: watcherNotProvided<WidgetNear>('watchNearness'),
    loadScript: fromPromise<void>(() => notProvided('loadScript')),
  },
  actions: {
    /** Section 8: console warning "Failed to load reviews widget script". */
    warn: () => undefined,
  },
}).createMachine({
  id: 'reviewsWidget',
  initial: 'idle',
  states: {
    idle: {
      invoke: { id: 'watchNearness', src: 'watchNearness' },
      on: { 'widget.near': 'loading' },
    },
    loading: {
      invoke: { id: 'loadScript', src: 'loadScript', onDone: 'ready', onError: 'failed' },
    },
    ready: {},
    failed: { entry: 'warn' },
  },
})

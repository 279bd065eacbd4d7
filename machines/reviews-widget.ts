/**
 * The third-party review widget (section 8): a frame, and a script that fits the frame to its content. Both are
 * loaded when the section is close to the window.
 *
 *   idle                not close yet
 *   near.script         loading → ready
 *               failed  a console warning, and nothing changes for the visitor
 *   near.frame          asking → shown   the frame covers our own summary as soon as its site answers
 *               absent  its site cannot be reached: our own summary stays
 *
 * Invariant: frame and script do not wait for each other.
 */
import { fromPromise, setup } from 'xstate'
import { notProvided, watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type WidgetNear = { type: 'widget.near' }

export const reviewsWidget = setup({
  types: { events: {} as WidgetNear, transitionMeta: {} as Rules },
  actors: {
    /** Reports once the section is close to the window. */
    watchNearness: watcherNotProvided<WidgetNear>('watchNearness'),
    loadScript: fromPromise<void>(() => notProvided('loadScript')),
    /** Rejects if the frame's site cannot be reached, which a frame does not report. */
    reachFrame: fromPromise<void>(() => notProvided('reachFrame')),
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
      on: { 'widget.near': { target: 'near', meta: rules('4.16.1') } },
    },
    near: {
      type: 'parallel',
      states: {
        script: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadScript',
                src: 'loadScript',
                onDone: { target: 'ready', meta: rules('4.16.1') },
                onError: { target: 'failed', meta: rules('8.7') },
              },
            },
            ready: {},
            failed: { entry: 'warn' },
          },
        },
        frame: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'reachFrame',
                src: 'reachFrame',
                onDone: { target: 'shown', meta: rules('4.16.2') },
                onError: { target: 'absent', meta: rules('4.16.2') },
              },
            },
            shown: {},
            absent: {},
          },
        },
      },
    },
  },
})

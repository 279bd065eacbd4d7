/**
 * The promotional banner under the header: five claims, one after the other (section 4).
 *
 *   hidden             at the top of the page
 *   visible.rotating   scrolled past 100 px; the next claim follows every 4 seconds, the first after the last
 *   visible.paused     the same claim stays while something holds it, such as its pause button
 *
 * Invariants: the index is always 0 to 4; nothing advances while hidden or held; a pointer or a
 * focus that held the banner releases it when it hides, the pause button does not.
 */
import { assign, setup } from 'xstate'
import { BANNER } from '../content/constants.ts'
import {
  type Hold,
  type HoldEvent,
  isHeld,
  isLastHold,
  withHold,
  withoutHold,
  withoutPresence,
} from './holds.ts'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Event = { type: 'threshold.passed' } | { type: 'threshold.left' } | HoldEvent

export const promoBanner = setup({
  types: {
    context: {} as { index: number; holds: readonly Hold[] },
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Reports when the page is scrolled past 100 px, and back. */
    watchThreshold: watcherNotProvided<Event>('watchThreshold'),
    /** Reports hidden tabs and a preference for reduced motion. Pointer and focus come from the banner itself. */
    watchHolds: watcherNotProvided<Event>('watchHolds'),
  },
  delays: { rotation: BANNER.rotationMs },
  guards: {
    isHeld,
    isLastHold,
  },
  actions: {
    advance: assign({ index: ({ context }) => (context.index + 1) % BANNER.count }),
    hold: assign(({ context }, { by }: { by: Hold }) => withHold(context.holds, by)),
    release: assign(({ context }, { by }: { by: Hold }) => withoutHold(context.holds, by)),
    /** Browsers do not report that pointer and focus left an element that went out of sight. */
    releasePresence: assign(({ context }) => withoutPresence(context.holds)),
  },
}).createMachine({
  id: 'promoBanner',
  initial: 'hidden',
  context: { index: 0, holds: [] },
  invoke: [
    { id: 'watchThreshold', src: 'watchThreshold' },
    { id: 'watchHolds', src: 'watchHolds' },
  ],
  on: {
    'rotation.held': { meta: rules('4.8.3'), actions: { type: 'hold', params: ({ event }) => event } },
    'rotation.released': { meta: rules('4.8.3'), actions: { type: 'release', params: ({ event }) => event } },
  },
  states: {
    hidden: {
      on: {
        'threshold.passed': [
          { guard: 'isHeld', target: 'visible.paused', meta: rules('4.8.1', '4.8.3', '9.1') },
          { target: 'visible.rotating', meta: rules('4.8.1', '9.1') },
        ],
      },
    },
    visible: {
      initial: 'rotating',
      on: { 'threshold.left': { target: 'hidden', meta: rules('4.8.1', '9.1'), actions: 'releasePresence' } },
      states: {
        rotating: {
          after: {
            rotation: { target: 'rotating', reenter: true, meta: rules('4.8.2', '9.2'), actions: 'advance' },
          },
          on: {
            'rotation.held': {
              target: 'paused',
              meta: rules('4.8.3'),
              actions: { type: 'hold', params: ({ event }) => event },
            },
          },
        },
        paused: {
          on: {
            'rotation.released': {
              guard: { type: 'isLastHold', params: ({ event }) => event },
              target: 'rotating',
              meta: rules('4.8.3'),
              actions: { type: 'release', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
})

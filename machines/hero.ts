/**
 * The top of the home page (section 4): its content comes in 300 ms after the page is there, and its
 * background video when it can play.
 *
 *   content   waiting → shown
 *   video     loading → playing, or unavailable: it failed, or the visitor wants less motion or data
 *
 * Invariant: the two do not wait for each other.
 */
import { setup } from 'xstate'
import { HERO } from '../content/constants.ts'
import { watcherNotProvided } from './not-provided.ts'

type Event =
  | { type: 'video.playing' }
  | { type: 'video.failed' }
  /** Less motion or less data was asked for: the poster stays. */
  | { type: 'video.unwanted' }

export const hero = setup({
  types: { events: {} as Event },
  actors: {
    /** Loads the video once the page is idle and reports how it goes, or that it is unwanted. */
    watchVideo: watcherNotProvided<Event>('watchVideo'),
  },
  delays: { contentDelay: HERO.contentDelayMs },
}).createMachine({
  id: 'hero',
  type: 'parallel',
  states: {
    content: {
      initial: 'waiting',
      states: {
        waiting: { after: { contentDelay: 'shown' } },
        shown: {},
      },
    },
    video: {
      initial: 'loading',
      invoke: { id: 'watchVideo', src: 'watchVideo' },
      states: {
        loading: { on: { 'video.playing': 'playing', 'video.failed': 'unavailable' } },
        playing: { on: { 'video.failed': 'unavailable' } },
        unavailable: {},
      },
      on: { 'video.unwanted': '.unavailable' },
    },
  },
})

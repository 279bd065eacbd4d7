/**
 * The top of the home page (section 4): its content appears 300 ms after the page has loaded, and its
 * background video once it can play.
 *
 *   content              waiting → shown
 *   video.wanted         loading → playing
 *   video.unavailable    it failed, or the visitor asked for less motion or data: the poster stays
 *
 * Invariants: content and video do not wait for each other; the video is loaded and played only while
 * `wanted`, and `unavailable` is never left.
 */
import { setup } from 'xstate'
import { HERO } from '../content/constants.ts'
import { watcherNotProvided } from './not-provided.ts'

type Event = { type: 'video.playing' } | { type: 'video.failed' } | { type: 'video.unwanted' }

export const hero = setup({
  types: { events: {} as Event },
  actors: {
    /** Reports that the visitor asks for less motion or less data: now or later. */
    watchPreferences: watcherNotProvided<Event>('watchPreferences'),
    /** Loads and plays the video once the page is idle, reports how it goes, and stops it when stopped. */
    playVideo: watcherNotProvided<Event>('playVideo'),
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
      initial: 'wanted',
      states: {
        wanted: {
          initial: 'loading',
          invoke: [
            { id: 'watchPreferences', src: 'watchPreferences' },
            { id: 'playVideo', src: 'playVideo' },
          ],
          on: { 'video.failed': 'unavailable', 'video.unwanted': 'unavailable' },
          states: {
            loading: { on: { 'video.playing': 'playing' } },
            playing: {},
          },
        },
        unavailable: {},
      },
    },
  },
})

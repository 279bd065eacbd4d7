/**
 * The top of the home page (section 4): its content appears 300 ms after the page has loaded, and its
 * background video once it can play. Video and particles pause on request.
 *
 *   content              waiting → shown
 *   video.wanted         loading → playing
 *   video.unavailable    it failed, or the visitor prefers less motion or data: the poster stays
 *   motion               moving ⇄ paused
 *
 * Invariants: content, video and motion do not wait for each other; the video is loaded and played only while
 * `wanted`, and `unavailable` is never left; while `paused`, a video that starts is held on its frame.
 */
import { setup } from 'xstate'
import { HERO } from '../content/constants.ts'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Event =
  | { type: 'video.playing' }
  | { type: 'video.failed' }
  | { type: 'video.unwanted' }
  | { type: 'motion.pause' }
  | { type: 'motion.resume' }

export const hero = setup({
  types: { events: {} as Event, transitionMeta: {} as Rules },
  actors: {
    /** Reports a preference for less motion or less data, now or later. */
    watchPreferences: watcherNotProvided<Event>('watchPreferences'),
    /** Loads and plays the video once the page is idle, reports its progress, and stops with the watcher. */
    playVideo: watcherNotProvided<Event>('playVideo'),
    /** Holds the video on its frame, even one that starts later, and resumes it when stopped. */
    holdVideo: watcherNotProvided<Event>('holdVideo'),
  },
  delays: { contentDelay: HERO.contentDelayMs },
}).createMachine({
  id: 'hero',
  type: 'parallel',
  states: {
    content: {
      initial: 'waiting',
      states: {
        waiting: { after: { contentDelay: { target: 'shown', meta: rules('4.11.1', '9.2') } } },
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
          on: {
            'video.failed': { target: 'unavailable', meta: rules('4.11.2') },
            'video.unwanted': { target: 'unavailable', meta: rules('4.11.3') },
          },
          states: {
            loading: { on: { 'video.playing': { target: 'playing', meta: rules('4.11.2') } } },
            playing: {},
          },
        },
        unavailable: {},
      },
    },
    motion: {
      initial: 'moving',
      states: {
        moving: { on: { 'motion.pause': { target: 'paused', meta: rules('4.11.4') } } },
        paused: {
          invoke: { id: 'holdVideo', src: 'holdVideo' },
          on: { 'motion.resume': { target: 'moving', meta: rules('4.11.4') } },
        },
      },
    },
  },
})

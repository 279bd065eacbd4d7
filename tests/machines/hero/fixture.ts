import { expect } from 'vitest'
import { hero } from '../../../machines/hero.ts'
import { defineFixture, isEvent, stays } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: hero,
  events: {
    'video.playing': [{ says: 'the video plays', event: { type: 'video.playing' } }],
    'video.failed': [{ says: 'the video fails', event: { type: 'video.failed' } }],
    'video.unwanted': [{ says: 'wants less motion', event: { type: 'video.unwanted' } }],
    'motion.pause': [{ says: 'pauses what moves', event: { type: 'motion.pause' } }],
    'motion.resume': [{ says: 'lets it go on', event: { type: 'motion.resume' } }],
  },
  outcomes: { watchPreferences: [], playVideo: [], holdVideo: [] },
  delays: { contentDelay: '300 ms pass' },
  promises: {
    'shown: for good': stays({ content: 'shown' }),
    'unavailable: never plays': stays({ video: 'unavailable' }),
    'paused: until the button is pressed again': ({ before, now, step }) => {
      if (before.snapshot.matches({ motion: 'paused' }) && !isEvent(step, 'motion.resume'))
        expect(now.snapshot.matches({ motion: 'paused' })).toBe(true)
    },
  },
})

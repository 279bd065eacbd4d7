import { expect } from 'vitest'
import { hero } from '../../../machines/hero.ts'
import { defineFixture } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: hero,
  events: {
    'video.playing': [{ says: 'the video plays', event: { type: 'video.playing' } }],
    'video.failed': [{ says: 'the video fails', event: { type: 'video.failed' } }],
    'video.unwanted': [{ says: 'wants less motion', event: { type: 'video.unwanted' } }],
  },
  outcomes: { watchPreferences: [], playVideo: [] },
  delays: { contentDelay: '300 ms pass' },
  states: {
    content: ({ snapshot }) => expect(snapshot.value).toHaveProperty('video'),
    'content.waiting': ({ snapshot }) => expect(snapshot.matches({ content: 'shown' })).toBe(false),
    'content.shown': ({ snapshot }) => expect(snapshot.matches({ content: 'waiting' })).toBe(false),
    video: ({ snapshot }) => expect(snapshot.value).toHaveProperty('content'),
    'video.wanted': ({ running }) => expect(running).toEqual(['watchPreferences', 'playVideo']),
    'video.wanted.loading': ({ snapshot }) =>
      expect(snapshot.matches({ video: { wanted: 'playing' } })).toBe(false),
    'video.wanted.playing': ({ snapshot }) =>
      expect(snapshot.matches({ video: { wanted: 'loading' } })).toBe(false),
    'video.unavailable': ({ running }) => expect(running).toEqual([]),
  },
  promises: {
    'shown: for good': ({ before, now }) => {
      if (before.snapshot.matches({ content: 'shown' }))
        expect(now.snapshot.matches({ content: 'shown' })).toBe(true)
    },
    'unavailable: never plays': ({ before, now }) => {
      if (before.snapshot.matches({ video: 'unavailable' }))
        expect(now.snapshot.matches({ video: 'unavailable' })).toBe(true)
    },
  },
})

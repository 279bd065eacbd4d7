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
  outcomes: { watchVideo: [] },
  delays: { contentDelay: '300 ms pass' },
  states: {
    content: ({ running }) => expect(running).toEqual(['watchVideo']),
    'content.waiting': ({ snapshot }) => expect(snapshot.matches({ content: 'shown' })).toBe(false),
    'content.shown': ({ snapshot }) => expect(snapshot.matches({ content: 'waiting' })).toBe(false),
    video: ({ running }) => expect(running).toEqual(['watchVideo']),
    'video.loading': ({ snapshot }) => expect(snapshot.matches({ video: 'playing' })).toBe(false),
    'video.playing': ({ snapshot }) => expect(snapshot.matches({ video: 'loading' })).toBe(false),
    'video.unavailable': ({ snapshot }) => expect(snapshot.matches({ video: 'playing' })).toBe(false),
  },
})

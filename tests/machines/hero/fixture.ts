import { expect } from 'vitest'
import { hero } from '../../../machines/hero.ts'
import { defineFixture, does, isEvent } from '../../path-harness/fixture.ts'

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
  states: {
    content: ({ snapshot }) => expect(snapshot.value).toHaveProperty('video'),
    'content.waiting': ({ snapshot }) => expect(snapshot.matches({ content: 'shown' })).toBe(false),
    'content.shown': ({ snapshot }) => expect(snapshot.matches({ content: 'waiting' })).toBe(false),
    video: ({ snapshot }) => expect(snapshot.value).toHaveProperty('content'),
    'video.wanted': ({ running }) =>
      expect(running).toEqual(expect.arrayContaining(['watchPreferences', 'playVideo'])),
    'video.wanted.loading': ({ snapshot }) =>
      expect(snapshot.matches({ video: { wanted: 'playing' } })).toBe(false),
    'video.wanted.playing': ({ snapshot }) =>
      expect(snapshot.matches({ video: { wanted: 'loading' } })).toBe(false),
    'video.unavailable': ({ running }) => expect(running).not.toContain('playVideo'),
    motion: ({ snapshot }) => expect(snapshot.value).toHaveProperty('video'),
    'motion.moving': ({ running }) => expect(running).not.toContain('holdVideo'),
    'motion.paused': ({ running }) => expect(running).toContain('holdVideo'),
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
    'paused: until the button is pressed again': ({ before, now, step }) => {
      if (before.snapshot.matches({ motion: 'paused' }) && !isEvent(step, 'motion.resume'))
        expect(now.snapshot.matches({ motion: 'paused' })).toBe(true)
    },
  },
  journeys: [
    {
      name: 'pauses before the video plays, lets it go on, and pauses while it plays',
      steps: [
        does({ type: 'motion.pause' }),
        does({ type: 'motion.resume' }),
        does({ type: 'video.playing' }),
        does({ type: 'motion.pause' }),
      ],
      ends: ({ snapshot, running }) => {
        expect(snapshot.matches({ video: { wanted: 'playing' }, motion: 'paused' })).toBe(true)
        expect(running).toContain('holdVideo')
      },
    },
  ],
})

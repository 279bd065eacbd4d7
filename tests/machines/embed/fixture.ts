import { expect } from 'vitest'
import { embed } from '../../../machines/embed.ts'
import { defineFixture, isEvent, stays } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: embed,
  events: {
    'embed.requested': [{ says: 'asks for it', event: { type: 'embed.requested' } }],
    'frame.loaded': [{ says: 'the frame is there', event: { type: 'frame.loaded' } }],
  },
  outcomes: {},
  delays: { frameTimeout: 'nothing comes for 15 seconds' },
  promises: {
    'not asked for: never framed': ({ before, now, step }) => {
      if (!before.snapshot.hasTag('framed') && now.snapshot.hasTag('framed'))
        expect(isEvent(step, 'embed.requested')).toBe(true)
    },
    'ready: for good': stays('ready'),
  },
})

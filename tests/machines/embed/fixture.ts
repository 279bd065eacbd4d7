import { expect } from 'vitest'
import { embed } from '../../../machines/embed.ts'
import { defineFixture, type Run } from '../../path-harness/fixture.ts'

const withFrame = ({ snapshot }: Run) => expect(snapshot.hasTag('framed')).toBe(true)
const withoutFrame = ({ snapshot }: Run) => expect(snapshot.hasTag('framed')).toBe(false)

export const fixture = defineFixture({
  machine: embed,
  events: {
    'embed.requested': [{ says: 'asks for it', event: { type: 'embed.requested' } }],
    'frame.loaded': [{ says: 'the frame is there', event: { type: 'frame.loaded' } }],
  },
  outcomes: {},
  delays: { frameTimeout: 'nothing comes for 15 seconds' },
  states: { idle: withoutFrame, loading: withFrame, ready: withFrame, failed: withoutFrame },
})

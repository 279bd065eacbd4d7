import { expect } from 'vitest'
import { reveal } from '../../../machines/reveal.ts'
import { defineFixture } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: reveal,
  events: { 'element.seen': [{ says: 'sees the section', event: { type: 'element.seen' } }] },
  outcomes: { watchVisibility: [] },
  promises: {
    'revealed: for good': ({ before, now }) => {
      if (before.snapshot.matches('revealed')) expect(now.snapshot.matches('revealed')).toBe(true)
    },
  },
})

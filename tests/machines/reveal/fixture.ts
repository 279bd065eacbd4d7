import { reveal } from '../../../machines/reveal.ts'
import { defineFixture, stays } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: reveal,
  events: { 'element.seen': [{ says: 'sees the section', event: { type: 'element.seen' } }] },
  outcomes: { watchVisibility: [] },
  promises: {
    'revealed: for good': stays('revealed'),
  },
})

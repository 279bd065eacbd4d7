import { expect } from 'vitest'
import { communitySearch } from '../../../machines/community-search.ts'
import { defineFixture, does, isEvent } from '../../path-harness/fixture.ts'

const types = (query: string) => ({ type: 'query.typed' as const, query })

export const fixture = defineFixture({
  machine: communitySearch,
  events: {
    'query.typed': [
      { says: 'types " BAY"', event: types(' BAY') },
      { says: 'types "zzz"', event: types('zzz') },
      { says: 'empties the field', event: types('') },
      { says: 'types blanks only', event: types('  ') },
    ],
    'search.submitted': [{ says: 'presses Enter', event: { type: 'search.submitted' } }],
  },
  outcomes: {},
  promises: {
    'the outside search opens on request only, and never for nothing': ({ before, now, step }) => {
      if (now.calls.length === before.calls.length) return
      expect(isEvent(step, 'search.submitted')).toBe(true)
      expect(now.snapshot.context.query.trim()).not.toBe('')
    },
  },
  journeys: [
    {
      name: 'types until one community is left: its card opens',
      steps: [does(types('mahog'))],
    },
  ],
})

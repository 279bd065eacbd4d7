import { expect } from 'vitest'
import { communitySearch, matchesQuery } from '../../../machines/community-search.ts'
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
  states: {
    browsing: ({ snapshot }) => expect(snapshot.context.query.trim()).toBe(''),
    filtering: ({ snapshot }) => expect(snapshot.context.query.trim()).not.toBe(''),
    'filtering.matches': ({ snapshot: { context } }) =>
      expect(context.names.some((name: string) => matchesQuery(name, context.query))).toBe(true),
    'filtering.empty': ({ snapshot: { context } }) =>
      expect(context.names.some((name: string) => matchesQuery(name, context.query))).toBe(false),
  },
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
      ends: ({ snapshot }) => expect(snapshot.matches({ filtering: 'matches' })).toBe(true),
    },
    {
      name: 'presses Enter in an empty field: nothing happens',
      steps: [does(types('  ')), does({ type: 'search.submitted' })],
      ends: ({ calls }) => expect(calls).toEqual([]),
    },
    {
      name: 'types a name that no community has and presses Enter: the listing search opens',
      steps: [does(types('zzz')), does({ type: 'search.submitted' })],
      ends: ({ calls }) => expect(calls).toEqual(['openListings']),
    },
  ],
})

import { expect } from 'vitest'
import { communityLights } from '../../../machines/community-lights.ts'
import { defineFixture, isEvent } from '../../path-harness/fixture.ts'

const points = (name: string) => ({ type: 'community.pointed' as const, name })

export const fixture = defineFixture({
  machine: communityLights,
  events: {
    'community.pointed': [
      { says: 'points at the light of Seton', event: points('Seton') },
      { says: 'points at the light of Tuscany', event: points('Tuscany') },
    ],
    'community.left': [{ says: 'moves the pointer away', event: { type: 'community.left' } }],
    'light.pressed': [
      { says: 'presses the light of Tuscany', event: { type: 'light.pressed', name: 'Tuscany' } },
    ],
  },
  outcomes: {},
  promises: {
    'found: stays until another light is pointed at, or pressed': ({ before, now, step }) => {
      if (before.snapshot.matches('found') && !isEvent(step, 'community.pointed', 'light.pressed'))
        expect(now.snapshot.context).toEqual(before.snapshot.context)
    },
  },
})

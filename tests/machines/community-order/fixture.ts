import { expect } from 'vitest'
import { communityOrder } from '../../../machines/community-order.ts'
import { defineFixture, isEvent } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: communityOrder,
  events: {
    'name.chosen': [{ says: 'presses “Name”', event: { type: 'name.chosen' } }],
    'value.chosen': [{ says: 'presses “Value”', event: { type: 'value.chosen' } }],
  },
  outcomes: {},
  promises: {
    'the order is the one chosen last': ({ now, step }) => {
      if (isEvent(step, 'name.chosen')) expect(now.snapshot.value).toBe('byName')
      if (isEvent(step, 'value.chosen')) expect(now.snapshot.value).toBe('byValue')
    },
  },
})

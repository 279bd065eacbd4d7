import { expect } from 'vitest'
import { drawer } from '../../../machines/drawer.ts'
import { defineFixture } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: drawer,
  events: {
    'drawer.toggle': [{ says: 'presses the menu button', event: { type: 'drawer.toggle' } }],
    'drawer.dismiss': [{ says: 'presses Escape', event: { type: 'drawer.dismiss' } }],
    'route.changed': [{ says: 'goes to another page', event: { type: 'route.changed' } }],
    'viewport.grew': [{ says: 'turns the tablet', event: { type: 'viewport.grew' } }],
  },
  outcomes: { watchSurroundings: [] },
  states: {
    closed: ({ snapshot }) => expect(snapshot.matches('open')).toBe(false),
    open: ({ snapshot }) => expect(snapshot.matches('closed')).toBe(false),
  },
})

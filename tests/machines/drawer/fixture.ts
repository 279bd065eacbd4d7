import { expect } from 'vitest'
import { drawer } from '../../../machines/drawer.ts'
import { defineFixture, isEvent, reaches } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: drawer,
  events: {
    'drawer.toggle': [{ says: 'presses the menu button', event: { type: 'drawer.toggle' } }],
    'drawer.dismiss': [{ says: 'presses Escape', event: { type: 'drawer.dismiss' } }],
    'route.changed': [{ says: 'goes to another page', event: { type: 'route.changed' } }],
    'viewport.grew': [{ says: 'turns the tablet', event: { type: 'viewport.grew' } }],
    'viewport.shrank': [{ says: 'turns it back', event: { type: 'viewport.shrank' } }],
  },
  outcomes: {
    watchSurroundings: [],
    loadDrawer: [
      { says: 'the menu is loaded', outcome: { output: null } },
      { says: 'the menu cannot be loaded', outcome: { error: 'network' } },
    ],
  },
  promises: {
    'navigated: closed': ({ now, step }) => {
      if (isEvent(step, 'route.changed'))
        expect(now.snapshot.matches('open') || now.snapshot.matches('loading')).toBe(false)
    },
    'opens only once it is loaded': (turn) => {
      if (reaches(turn, 'open')) expect(turn.step).toMatchObject({ kind: 'settle', actor: 'loadDrawer' })
    },
  },
})

import { expect } from 'vitest'
import { drawer } from '../../../machines/drawer.ts'
import { defineFixture, does, isEvent, reaches, settles } from '../../path-harness/fixture.ts'

const presses = does({ type: 'drawer.toggle' })
const navigates = does({ type: 'route.changed' })
const isLoaded = settles('loadDrawer', { output: null })

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
  states: {
    unavailable: ({ running }) => expect(running).toEqual(['watchSurroundings']),
    closed: ({ running }) => expect(running).toEqual(['watchSurroundings']),
    loading: ({ running }) => expect(running).toEqual(['watchSurroundings', 'loadDrawer']),
    open: ({ running }) => expect(running).toEqual(['watchSurroundings']),
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
  journeys: [
    {
      name: 'presses twice while the menu loads: it opens',
      steps: [presses, presses, isLoaded],
      ends: ({ snapshot }) => expect(snapshot.value).toBe('open'),
    },
    {
      name: 'presses, and goes to another page while the menu loads: it is closed there',
      steps: [presses, navigates],
      ends: ({ snapshot, running }) => {
        expect(snapshot.value).toBe('closed')
        expect(running).not.toContain('loadDrawer')
      },
    },
    {
      name: 'presses, and turns the tablet while the menu loads: it stays closed',
      steps: [presses, does({ type: 'viewport.grew' }), does({ type: 'viewport.shrank' })],
      ends: ({ snapshot }) => expect(snapshot.value).toBe('closed'),
    },
  ],
})

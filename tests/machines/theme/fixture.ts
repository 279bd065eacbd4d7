import { expect } from 'vitest'
import { theme } from '../../../machines/theme.ts'
import { defineFixture, isEvent } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: theme,
  events: {
    'theme.toggled': [{ says: 'presses the theme button', event: { type: 'theme.toggled' } }],
    'system.changed': [
      { says: 'the system turns dark', event: { type: 'system.changed', theme: 'dark' } },
      { says: 'the system turns light', event: { type: 'system.changed', theme: 'light' } },
    ],
    'choice.found': [
      { says: 'chose light in another tab', event: { type: 'choice.found', choice: 'light' } },
      { says: 'chose dark in another tab', event: { type: 'choice.found', choice: 'dark' } },
      { says: 'cleared the choice in another tab', event: { type: 'choice.found', choice: null } },
    ],
  },
  outcomes: { watchThemes: [] },
  invariant: ({ snapshot }) => expect(['light', 'dark']).toContain(snapshot.context.system),
  promises: {
    'chosen: the system changes nothing': ({ before, now, step }) => {
      if (isEvent(step, 'system.changed')) expect(now.snapshot.value).toBe(before.snapshot.value)
    },
    'found: not stored again': ({ before, now, step }) => {
      if (!isEvent(step, 'choice.found')) return
      expect(now.calls.slice(before.calls.length)).toEqual(['showChoice'])
    },
  },
})

import { equal } from 'node:assert/strict'
import * as v from 'valibot'
import { THEME_STORAGE_KEY } from '../../../src/features/theme/stored-theme.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Text, Visitor } from '../../path-harness/visitor.ts'

const Theme = v.picklist(['light', 'dark'])
const Changed = v.object({ theme: Theme })
const Choice = v.object({ choice: v.nullable(Theme) })

const page: Part = { selector: 'html' }
const toggle: Part = { role: 'button', name: /^Use the (dark|light) theme/ }

const shows = (theme: Text | null) => (visitor: Visitor) =>
  visitor.sees(page, { attributes: { 'data-theme': theme } })

/** `inside` is the part with the button. */
export const themeScreen = (inside: Part): Screen => ({
  open: async (visitor) => {
    await visitor.prefers('dark', false)
    await visitor.open('/contact')
  },
  gestures: {
    'theme.toggled': (visitor) => visitor.press({ ...toggle, inside }),
    'system.changed': async (visitor, event) => {
      const isDark = v.parse(Changed, event).theme === 'dark'
      // Only a change is reported, so the system has the other theme first.
      await visitor.prefers('dark', !isDark)
      await visitor.prefers('dark', isDark)
    },
    'choice.found': async (visitor, event) => {
      const { choice } = v.parse(Choice, event)
      // Here as well; what is no theme is no choice.
      const other = choice === null ? 'neither' : null
      await visitor.storeElsewhere(THEME_STORAGE_KEY, other)
      equal(await visitor.stored(THEME_STORAGE_KEY), other)
      await visitor.storeElsewhere(THEME_STORAGE_KEY, choice)
    },
  },
  settle: {},
  states: { following: shows(null), light: shows('light'), dark: shows('dark') },
  effects: {
    showChoice: async (visitor, params) => shows(v.parse(Choice, params).choice)(visitor),
    applyChoice: async (visitor, params) => {
      const { choice } = v.parse(Choice, params)
      await shows(choice)(visitor)
      await visitor.until(async () => equal(await visitor.stored(THEME_STORAGE_KEY), choice))
    },
  },
})

export const screen = themeScreen({ selector: 'html' })

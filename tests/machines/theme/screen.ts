import { equal } from 'node:assert/strict'
import type { theme } from '../../../machines/theme.ts'
import { THEME_STORAGE_KEY } from '../../../src/features/theme/stored-theme.ts'
import { sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Text } from '../../path-harness/visitor.ts'

type Choice = { choice: 'light' | 'dark' | null }

const page: Part = { selector: 'html' }
const toggle: Part = { role: 'button', name: /^Use the (dark|light) theme/ }

const shows = (name: Text | null) => sees(page, { attributes: { 'data-theme': name } })

/** `inside` is the part with the button. */
export const themeScreen = (inside: Part) =>
  screenOf<typeof theme>({
    open: async (visitor) => {
      await visitor.prefers('dark', false)
      await visitor.open('/contact')
    },
    gestures: {
      'theme.toggled': (visitor) => visitor.press({ ...toggle, inside }),
      'system.changed': async (visitor, { theme: turned }) => {
        const isDark = turned === 'dark'
        // Only a change is reported, so the system has the other theme first.
        await visitor.prefers('dark', !isDark)
        await visitor.prefers('dark', isDark)
      },
      'choice.found': async (visitor, { choice }) => {
        // Here as well; what is no theme is no choice.
        const other = choice === null ? 'neither' : null
        await visitor.storeElsewhere(THEME_STORAGE_KEY, other)
        equal(await visitor.stored(THEME_STORAGE_KEY), other)
        await visitor.storeElsewhere(THEME_STORAGE_KEY, choice)
      },
    },
    states: { following: shows(null), light: shows('light'), dark: shows('dark') },
    effects: {
      showChoice: (visitor, { choice }: Choice) => shows(choice)(visitor),
      applyChoice: async (visitor, { choice }: Choice) => {
        await shows(choice)(visitor)
        await visitor.until(async () => equal(await visitor.stored(THEME_STORAGE_KEY), choice))
      },
    },
  })

export const screen = themeScreen({ selector: 'html' })

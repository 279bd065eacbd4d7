/** The theme button, on a page whose other tabs choose as well. */
import * as v from 'valibot'
import { DARK } from '../../../src/browser/media.ts'
import { keepChoice, THEME_STORAGE_KEY } from '../../../src/features/theme/stored-theme.ts'
import { ThemeProvider } from '../../../src/features/theme/ThemeProvider.tsx'
import { useTheme } from '../../../src/features/theme/use-theme.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync, press } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

const Changed = v.object({ theme: v.picklist(['light', 'dark']) })
const Found = v.object({ choice: v.nullable(v.picklist(['light', 'dark'])) })

function Toggle({ expose }: { expose: Expose }) {
  const { actor, toggle } = useTheme()
  expose(actor)
  return (
    <button type="button" onClick={toggle}>
      Theme
    </button>
  )
}

export const component: Component = {
  mount: async () => {
    const browser = stubBrowser()
    keepChoice(null)
    const { get, ...rendered } = await renderView((expose) => (
      <ThemeProvider>
        <Toggle expose={expose} />
      </ThemeProvider>
    ))
    return {
      ...rendered,
      gestures: {
        'theme.toggled': () => press(get('button')),
        'system.changed': (event) =>
          actAsync(() => {
            const dark = v.parse(Changed, event).theme === 'dark'
            // Only a change is reported, so the system has the other theme first.
            browser.setMedia(DARK, !dark)
            browser.setMedia(DARK, dark)
          }),
        'choice.found': (event) =>
          actAsync(() => {
            keepChoice(v.parse(Found, event).choice)
            window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY }))
          }),
      },
      settle: {},
    }
  },
}

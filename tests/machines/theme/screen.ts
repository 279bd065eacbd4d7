import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { THEME_STORAGE_KEY } from '../../../src/features/theme/stored-theme.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

const Changed = v.object({ theme: v.picklist(['light', 'dark']) })
const Found = v.object({ choice: v.nullable(v.picklist(['light', 'dark'])) })

const documentOf = (page: Page) => page.locator('html')

/** Another tab of the same visitor. */
async function otherTab(page: Page): Promise<Page> {
  const [, other] = page.context().pages()
  if (other) return other
  const opened = await page.context().newPage()
  await opened.goto('/contact')
  return opened
}

export const screen = {
  open: async (page) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/contact')
    await hydrated(page)
  },
  gestures: {
    'theme.toggled': (page) => page.getByRole('button', { name: /^Use the (dark|light) theme$/ }).click(),
    'system.changed': async (page, event) => {
      const { theme } = v.parse(Changed, event)
      await page.emulateMedia({ colorScheme: theme })
    },
    'choice.found': async (page, event) => {
      const other = await otherTab(page)
      await other.evaluate(
        ({ key, choice }) => (choice ? localStorage.setItem(key, choice) : localStorage.removeItem(key)),
        { key: THEME_STORAGE_KEY, choice: v.parse(Found, event).choice },
      )
    },
  },
  settle: {},
  states: {
    following: (page) => expect(documentOf(page)).not.toHaveAttribute('data-theme'),
    light: (page) => expect(documentOf(page)).toHaveAttribute('data-theme', 'light'),
    dark: (page) => expect(documentOf(page)).toHaveAttribute('data-theme', 'dark'),
  },
} satisfies Screen

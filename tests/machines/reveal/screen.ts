import { expect, type Page } from 'playwright/test'
import { home } from '../../../content/pages/home.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

const section = (page: Page) =>
  page.getByRole('region', { name: home.valueProposition.title }).locator('[data-state]')

export const screen = {
  open: async (page) => {
    await page.goto('/')
    await hydrated(page)
    await expect(section(page)).toHaveAttribute('data-armed')
  },
  gestures: {
    'element.seen': (page) => section(page).evaluate((element) => element.scrollIntoView()),
  },
  settle: {},
  states: {
    concealed: async (page) => {
      await expect(section(page)).toHaveAttribute('data-state', 'concealed')
      await expect(section(page).locator('> *').first()).toHaveCSS('opacity', '0')
    },
    revealed: async (page) => {
      await expect(section(page)).toHaveAttribute('data-state', 'revealed')
      for (const part of await section(page).locator('> *').all())
        await expect(part).toHaveCSS('opacity', '1')
    },
  },
} satisfies Screen

import { expect, type Page } from 'playwright/test'
import { LAYOUT } from '../../../content/constants.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const phone = { width: 390, height: 800 }

export const screen = {
  open: async (page) => {
    await page.setViewportSize(phone)
    await page.goto('/contact')
    await hydrated(page)
  },
  gestures: {
    'drawer.toggle': async (page) => {
      await page.setViewportSize(phone)
      const isOpen = await menu(page).isVisible()
      await page.getByRole('button', { name: isOpen ? 'Close the menu' : 'Open the menu' }).click()
    },
    'drawer.dismiss': (page) => page.keyboard.press('Escape'),
    'route.changed': (page) => menu(page).getByRole('link', { name: 'Join Our Team' }).click(),
    'viewport.grew': (page) => page.setViewportSize({ ...phone, width: LAYOUT.fullNavigation }),
  },
  settle: {},
  states: {
    closed: (page) => expect(menu(page)).toBeHidden(),
    open: (page) => expect(menu(page)).toBeVisible(),
  },
} satisfies Screen

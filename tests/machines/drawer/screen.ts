import { expect, type Page } from 'playwright/test'
import { LAYOUT } from '../../../content/constants.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { dropRequests, holdRequests, nextRequest } from '../shared/held-requests.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const trigger = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const phone = { width: 390, height: 800 }

/** The pages that have loaded the menu: a page loads it once. */
const loaded = new WeakSet<Page>()

export const screen = {
  open: async (page) => {
    await holdRequests(page, '**/assets/Drawer*')
    await page.setViewportSize(phone)
    await page.goto('/contact')
    await hydrated(page)
  },
  impossible: ({ steps }) => {
    const settled = steps.filter(({ kind }) => kind === 'settle')
    const failure = settled.findIndex((step) => step.kind === 'settle' && 'error' in step.outcome)
    return failure > 0 ? 'A page that has loaded the menu does not load it again' : undefined
  },
  gestures: {
    'drawer.toggle': async (page) => {
      const isOpen = await menu(page).isVisible()
      await (isOpen ? page.getByRole('button', { name: 'Close the menu' }) : trigger(page)).click()
    },
    'drawer.dismiss': (page) => page.keyboard.press('Escape'),
    'route.changed': async (page) => {
      const links = (await menu(page).isVisible()) ? menu(page) : page.getByRole('contentinfo')
      await links.getByRole('link', { name: 'Join Our Team' }).click()
      await page.waitForURL('**/join')
    },
    'viewport.grew': (page) => page.setViewportSize({ ...phone, width: LAYOUT.fullNavigation }),
    'viewport.shrank': (page) => page.setViewportSize(phone),
  },
  settle: {
    loadDrawer: async (page, outcome) => {
      if (loaded.has(page)) return
      if ('error' in outcome) return dropRequests(page)
      loaded.add(page)
      await (await nextRequest(page)).continue()
    },
  },
  states: {
    unavailable: async (page) => {
      await expect(menu(page)).toBeHidden()
      await expect(trigger(page)).toBeHidden()
    },
    closed: async (page) => {
      await expect(menu(page)).toBeHidden()
      await expect(trigger(page)).toBeVisible()
    },
    // Over at once where the menu is loaded.
    loading: async (page) => {
      if (!loaded.has(page)) await expect(menu(page)).toBeHidden()
    },
    open: (page) => expect(menu(page)).toBeVisible(),
  },
} satisfies Screen

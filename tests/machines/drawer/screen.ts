import { expect, type Page } from 'playwright/test'
import { LAYOUT } from '../../../content/constants.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { holdRequests, nextRequest } from '../shared/held-requests.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const trigger = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const phone = { width: 390, height: 800 }

/** The pages that have loaded the menu, which a page does once, and those that wait for it since a press. */
const loaded = new WeakSet<Page>()
const waiting = new WeakSet<Page>()

/** Lets the page load the menu that it waits for, whether or not the visitor still wants it. */
async function finishLoading(page: Page): Promise<void> {
  if (!waiting.delete(page)) return
  loaded.add(page)
  const route = await nextRequest(page)
  await route.continue()
  await page.evaluate(`import(${JSON.stringify(route.request().url())}).then(() => null)`)
}

export const screen = {
  open: async (page) => {
    await holdRequests(page, '**/assets/Drawer*')
    await page.setViewportSize(phone)
    await page.goto('/contact')
    await hydrated(page)
  },
  impossible: ({ steps }) => {
    const failure = steps.findLastIndex((step) => step.kind === 'settle' && 'error' in step.outcome)
    return failure > 1 ? 'A page that has loaded the menu does not load it again' : undefined
  },
  gestures: {
    'drawer.toggle': async (page) => {
      const isOpen = await menu(page).isVisible()
      if (!isOpen && !loaded.has(page)) waiting.add(page)
      await (isOpen ? page.getByRole('button', { name: 'Close the menu' }) : trigger(page)).click()
    },
    'drawer.dismiss': (page) => page.keyboard.press('Escape'),
    'route.changed': async (page) => {
      const isOpen = await menu(page).isVisible()
      const to = isOpen ? '/join' : '/'
      await (isOpen ? menu(page) : page.getByRole('banner')).locator(`a[href="${to}"]`).click()
      await page.waitForURL((url) => url.pathname === to)
      await finishLoading(page)
    },
    'viewport.grew': async (page) => {
      await page.setViewportSize({ ...phone, width: LAYOUT.fullNavigation })
      await finishLoading(page)
    },
    'viewport.shrank': (page) => page.setViewportSize(phone),
  },
  settle: {
    loadDrawer: async (page, outcome) => {
      if (!('error' in outcome)) return finishLoading(page)
      waiting.delete(page)
      await (await nextRequest(page)).abort()
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

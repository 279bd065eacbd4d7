import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { asbestos, head } from '../../../content/pages/asbestos-information.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

const Measured = v.object({ box: v.number(), content: v.number(), scrolled: v.number() })

const WIDE = { width: 1280, height: 800 }
/** The table fits a common phone; it is this window that is too narrow for it. */
const NARROW = { width: 320, height: 800 }

const table = (page: Page) => page.getByRole('table').first()
const box = (page: Page) => table(page).locator('..')
const frame = (page: Page) => box(page).locator('..')

/** To `left` pixels from the end, or back to the beginning. */
const scroll = (page: Page, left: number | null) =>
  box(page).evaluate((element, rest) => {
    element.scrollLeft = rest === null ? 0 : element.scrollWidth - element.clientWidth - rest
  }, left)

export const screen = {
  open: async (page) => {
    await page.setViewportSize(WIDE)
    await page.goto(head.path)
    await hydrated(page)
    // Styles and fonts arrive after the first paint, and change how wide the table is.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await expect(page.getByRole('heading', { name: asbestos.locations.title })).toBeVisible()
  },
  gestures: {
    'box.measured': async (page, event) => {
      const { box, content, scrolled } = v.parse(Measured, event)
      // By way of the other width: a box that stays as it is is not measured.
      for (const size of content > box ? [WIDE, NARROW] : [NARROW, WIDE]) {
        await page.setViewportSize(size)
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      }
      if (content > box) await scroll(page, scrolled === 0 ? null : content - box - scrolled)
    },
  },
  settle: {},
  states: {
    fits: async (page) => {
      await expect(box(page)).not.toHaveAttribute('tabindex')
      await expect(frame(page)).not.toHaveAttribute('data-more')
    },
    more: async (page) => {
      await expect(box(page)).toHaveRole('region')
      await expect(box(page)).toHaveAttribute('tabindex', '0')
      await expect(frame(page)).toHaveAttribute('data-more')
    },
    end: async (page) => {
      await expect(box(page)).toHaveRole('region')
      await expect(box(page)).toHaveAttribute('tabindex', '0')
      await expect(frame(page)).not.toHaveAttribute('data-more')
    },
  },
} satisfies Screen

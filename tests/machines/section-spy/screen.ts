import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { infrastructure } from '../../../content/pages/infrastructure.ts'
import type { Screen } from '../../path-harness/screen.ts'

const Measured = v.object({ tops: v.array(v.number()) })
const Reading = v.object({ current: v.string() })
const { sections, navigation } = infrastructure

/** Hidden at the top of the page, so it cannot be found by role. */
const marked = (page: Page) => page.locator(`nav[aria-label="${navigation.label}"] a[aria-current]`)

/** Brings the upper edge of a section to `top` CSS pixels from the window's, or less than a pixel above. */
async function bringTo(page: Page, section: string, top: number): Promise<void> {
  await page.locator(`#${section}`).evaluate((element, to) => {
    const y = Math.ceil(window.scrollY + element.getBoundingClientRect().top - to)
    window.scrollTo({ top: y, behavior: 'instant' })
  }, top)
}

export const screen = {
  open: async (page) => {
    await page.goto('/infrastructure')
    await page.locator('header button[aria-haspopup="dialog"]').waitFor({ state: 'attached' })
  },
  gestures: {
    // The top of the page, its end, or the second section where the event says.
    'sections.measured': async (page, event) => {
      const [first = 0, second = 0, last = 0] = v.parse(Measured, event).tops
      if (first > 0) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      else if (last < 0)
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      else await bringTo(page, sections.infrastructure.id, second)
    },
  },
  settle: {},
  states: {
    watching: (page) => expect(marked(page)).toHaveCount(1),
  },
  ends: async (page, _site, context) => {
    const { current } = v.parse(Reading, context)
    await expect(marked(page)).toHaveAttribute('href', `#${current}`)
  },
} satisfies Screen

/** What is printed of a page that nobody has touched: by a phone's share menu, or by a program that makes PDFs. */
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

/** The number of sheets of paper. */
const sheets = async (page: Page) => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length

for (const path of ['/buyers-guide', '/communities', '/home-costs', '/contact'])
  test(`${path} comes out as it does once it is used`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path, { waitUntil: 'load' })
    const untouched = await sheets(page)
    const ink = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.querySelector('.band') ?? document.body)
        const shown = [...document.querySelectorAll('.screen-only')].filter((part) => part.checkVisibility())
        return [backgroundColor, color, shown.length]
      })
    await page.emulateMedia({ media: 'print' })
    const before = await ink()
    expect(await page.locator('[data-unhydrated]').count()).toBeGreaterThan(0)
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    expect([untouched, before]).toEqual([await sheets(page), await ink()])
  })

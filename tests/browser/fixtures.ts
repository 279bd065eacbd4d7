/** The built site with a real backend, started once per worker, and a log of what each page reports. */
import { test as base } from 'playwright/test'
import { type Site, startSite } from '../support/site.ts'

export type { Site } from '../support/site.ts'

export const test = base.extend<{ pageLog: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  /** Every console message, page error and third-party request of the page so far. */
  pageLog: async ({ page, site }, use) => {
    const pageLog: string[] = []
    page.on('console', (message) => pageLog.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => pageLog.push(`error: ${error.message}`))
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) pageLog.push(`third party: ${request.url()}`)
    })
    await use(pageLog)
  },
})

export { expect } from 'playwright/test'

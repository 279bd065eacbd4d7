/** The built site with a real backend, started once per worker, and a log of what each page reports. */
import { test as base } from 'playwright/test'
import { type Site, startPages, startSite } from '../support/site.ts'

export type { Site } from '../support/site.ts'

/** Options of a project. */
export type Options = { backend: boolean }

export const test = base.extend<{ pageLog: string[]; others: undefined }, { site: Site } & Options>({
  backend: [true, { option: true, scope: 'worker' }],
  site: [
    async ({ backend }, use) => {
      const site = await (backend ? startSite() : startPages())
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
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
  /** Closes the browsers that a test has opened besides its own, in which an open desk would go on asking. */
  others: [
    async ({ browser, context }, use) => {
      const before = [context, ...browser.contexts()]
      await use(undefined)
      for (const other of browser.contexts()) if (!before.includes(other)) await other.close()
    },
    { auto: true },
  ],
})

export { expect } from 'playwright/test'

/** The site in development with its real backend, started once as `npm run dev` does, and the inspector on it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { test as base } from 'playwright/test'
import { createServer } from 'vite'
import { HOST } from '../../scripts/stack/ports.ts'
import { siteProxy } from '../../scripts/stack/site-proxy.ts'
import { hydrated } from '../browser/visitor.ts'
import { startLocal } from '../support/local.ts'

/** For all that Vite transforms, on a busy machine. */
const FIRST_VIEWS_MS = 180_000
/** No test waits for mail. */
const DELIVERY_INTERVAL_MS = 600_000

export const test = base.extend<{ pageLog: string[] }, { dev: { url: string } }>({
  dev: [
    async ({ browser }, use) => {
      const local = await startLocal({ deliveryIntervalMs: DELIVERY_INTERVAL_MS })
      const { port } = local.settings
      const cacheDir = await mkdtemp(join(tmpdir(), 'northbow-vite-'))
      process.env.VITE_SUPABASE_URL = '/'
      process.env.VITE_SUPABASE_PUBLISHABLE_KEY = local.stack.keys.SUPABASE_PUBLISHABLE_KEY
      const server = await createServer({
        logLevel: 'silent',
        cacheDir,
        server: { host: HOST, port, strictPort: true, proxy: siteProxy(local.stack.routes) },
      })
      await server.listen()
      const url = `http://${HOST}:${port}`
      await visitViews(browser, url)
      await use({ url })
      await server.close()
      await local.stop()
      await rm(cacheDir, { recursive: true })
    },
    { scope: 'worker', timeout: FIRST_VIEWS_MS + 60_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.url),
  /** Warnings, errors and third-party requests of the page, as they happen. */
  pageLog: async ({ page, dev }, use) => {
    const pageLog: string[] = []
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) pageLog.push(message.text())
    })
    page.on('pageerror', (error) => pageLog.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(dev.url)) pageLog.push(`third party: ${request.url()}`)
    })
    await use(pageLog)
  },
})

/** Pages of the development server, and what shows that they are there; a page of the site is there once it answers. */
const VIEWS = [
  ['/inspector/#/drawer', 'svg'],
  ['/evaluation', null],
] as const

/** Vite transforms files when they are first asked for, which would take as long as the first tests may. */
async function visitViews(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(FIRST_VIEWS_MS)
  page.setDefaultNavigationTimeout(FIRST_VIEWS_MS)
  for (const [path, there] of VIEWS) {
    await page.goto(url + path)
    if (there) await page.locator(there).first().waitFor()
    else await hydrated(page)
  }
  await page.close()
}

/** Opens a view of the inspector and waits until its chart, or every card's, is drawn. */
export async function inspect(page: Page, hash: string): Promise<void> {
  await page.goto(`/inspector/${hash}`)
  await page.locator('svg').first().waitFor()
}

/** The box of a state on the chart. */
export const state = (page: Page, id: string) => page.getByTestId(`state ${id}`)

export { expect } from 'playwright/test'

/** The built site with a real backend, started once per worker, and a log of what each page reports. */
import { test as base } from 'playwright/test'
import { preview } from 'vite'
import { HOST } from '../../scripts/stack/ports.ts'
import { siteProxy } from '../../scripts/stack/site-proxy.ts'
import { KEYS_FOLDER, readPaths, SITE_FOLDER } from '../support/built-site.ts'
import { type Local, startLocal } from '../support/local.ts'

export type Site = Local & { url: string; paths: readonly string[] }

export const test = base.extend<{ pageLog: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const local = await startLocal({ keysOf: KEYS_FOLDER })
      const { port } = local.settings
      const server = await preview({
        logLevel: 'silent',
        build: { outDir: SITE_FOLDER },
        preview: { host: HOST, port, strictPort: true, proxy: siteProxy(local.stack.routes) },
      })
      await use({ ...local, url: `http://${HOST}:${port}`, paths: await readPaths() })
      await server.close()
      await local.stop()
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

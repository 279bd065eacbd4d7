/** The built site with a real backend, started once per worker, and a log of what each page reports. */
import { readFile } from 'node:fs/promises'
import { test as base } from 'playwright/test'
import * as v from 'valibot'
import { preview } from 'vite'
import { HOST } from '../../scripts/stack/ports.ts'
import { siteProxy } from '../../scripts/stack/site-proxy.ts'
import { KEYS_FOLDER, PATHS_FILE, SITE_FOLDER } from '../support/built-site.ts'
import { type Local, startLocal } from '../support/local.ts'

export type Site = Local & { url: string; paths: readonly string[] }

export const test = base.extend<{ pageLog: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      // Mail leaves when its lead is stored; calling for the rest twice a second takes a tenth of a core.
      const local = await startLocal({ keysOf: KEYS_FOLDER, deliveryIntervalMs: 5_000 })
      const paths = v.parse(v.array(v.string()), JSON.parse(await readFile(PATHS_FILE, 'utf8')))
      const { port } = local.settings
      const server = await preview({
        logLevel: 'silent',
        build: { outDir: SITE_FOLDER },
        preview: { host: HOST, port, strictPort: true, proxy: siteProxy(local.stack.routes) },
      })
      await use({ ...local, url: `http://${HOST}:${port}`, paths })
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

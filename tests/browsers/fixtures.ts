/** The built site with its real backend, and a window of the project's browser. */
import { writeFile } from 'node:fs/promises'
import { test as base } from 'playwright/test'
import { KEYS_FOLDER, SITE_FOLDER } from '../support/built-site.ts'
import { type Site, startSite } from '../support/site.ts'
import type { Driver } from './driver.ts'
import type { Engine } from './engines.ts'
import { type Launched, launch } from './launch.ts'
import { copyWithMessageLog } from './message-log.ts'

export type { Site } from '../support/site.ts'
export type Options = { engine: Engine }

/** One for each worker: they copy at the same time. */
const loggingSite = (worker: number) => `${KEYS_FOLDER}/site-with-log-${worker}`
const DESKTOP = { width: 1280, height: 800 }

export const test = base.extend<{ driver: Driver }, Options & { site: Site; launched: Launched }>({
  engine: [
    { name: 'Chromium', by: 'Playwright', path: '' },
    { scope: 'worker', option: true },
  ],
  site: [
    async ({ engine }, use, { parallelIndex }) => {
      const isSilent = engine.by === 'WebDriver'
      const folder = isSilent ? loggingSite(parallelIndex) : SITE_FOLDER
      if (isSilent) await copyWithMessageLog(SITE_FOLDER, folder)
      const site = await startSite(folder)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  launched: [
    async ({ engine }, use) => {
      const launched = await launch(engine)
      await use(launched)
      await launched.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  driver: async ({ launched, engine, site }, use, info) => {
    const { driver, version, close } = await launched.openWindow(site.url)
    info.annotations.push({ type: 'browser', description: `${engine.name} ${version}, by ${engine.by}` })
    await driver.resize(DESKTOP.width, DESKTOP.height)
    await use(driver)
    if (info.error) await writeFile(info.outputPath('window.png'), await driver.screenshot())
    await close()
  },
})

export { expect } from 'playwright/test'

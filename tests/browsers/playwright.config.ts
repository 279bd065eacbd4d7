/**
 * What browsers differ in, and the journeys, in Chromium, Firefox and WebKit: `npm test -- browsers`. Of Firefox and WebKit,
 * Playwright's own builds: `npx playwright install firefox webkit`. One that is missing is skipped.
 */
import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from 'playwright/test'
import base from '../../playwright.config.ts'

const isMain = process.env.TEST_WORKER_INDEX === undefined
const installed = [firefox, webkit].filter((browser) => {
  const isThere = existsSync(browser.executablePath())
  if (!isThere && isMain)
    console.log(
      `Skipped: ${browser.name()}, which is not installed (npx playwright install ${browser.name()})`,
    )
  return isThere
})

const checks = {
  testDir: '..',
  testMatch: ['browsers/*.test.ts', 'browser/journeys.test.ts'],
  dependencies: ['build'],
}

export default defineConfig({
  ...base,
  projects: [
    { name: 'build', testDir: '../browser', testMatch: 'site.setup.ts' },
    // The journeys are among the browser tests already.
    { name: 'chromium', ...checks, testMatch: 'browsers/*.test.ts' },
    ...installed.map((browser) => ({
      name: browser.name(),
      ...checks,
      use: {
        browserName: browser.name() as 'firefox' | 'webkit',
        // Scroll bars that take no room, as on a phone.
        launchOptions: { firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 } },
      },
    })),
  ],
  outputDir: '../../test-results',
})

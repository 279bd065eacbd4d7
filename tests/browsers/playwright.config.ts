/** The shared checks, in every browser that this machine has: `npm run test:all -- browsers`. */
import { defineConfig } from 'playwright/test'
import { findEngines } from './engines.ts'
import type { Options } from './fixtures.ts'

/** Set by `npm run test:all -- browsers --pictures`. */
const takesPictures = process.env.BROWSER_PICTURES === '1'

export default defineConfig<object, Options>({
  projects: [
    { name: 'build', testDir: '../browser', testMatch: 'site.setup.ts' },
    ...findEngines().found.map((engine) => ({
      name: engine.name,
      testMatch: takesPictures ? 'pictures.ts' : '*.test.ts',
      dependencies: ['build'],
      use: { engine },
    })),
  ],
  outputDir: '../../test-results',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./table-reporter.ts']],
  // A browser over WebDriver is slower than one that Playwright drives, and this runs at night.
  timeout: 120_000,
  expect: { timeout: 20_000 },
})

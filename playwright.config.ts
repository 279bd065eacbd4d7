import { defineConfig } from 'playwright/test'
import { findChromium } from './scripts/chromium.ts'
import { CHROMIUM_FLAGS } from './scripts/chromium-flags.ts'
import { testWorkers } from './scripts/test-workers.ts'

const PATHS = 'paths.test.ts'

export default defineConfig({
  projects: [
    { name: 'build', testDir: 'tests/browser', testMatch: 'site.setup.ts' },
    // One development server for all of it, which takes long to start: beside the site's tests, and before the last of
    // them. Not beside the build, which wants both cores of a small machine.
    {
      name: 'inspector',
      testDir: 'tests/inspector',
      workers: 1,
      dependencies: ['build'],
      use: { reuseContext: true },
    },
    { name: 'site', testDir: 'tests/browser', testIgnore: PATHS, dependencies: ['build'] },
    // A new browser context takes a third of a short test's time. Where there are many such tests, they share one;
    // Playwright removes storage, routes, scripts and tabs between them, but not permissions or being offline.
    {
      name: 'paths',
      testDir: 'tests/browser',
      testMatch: PATHS,
      dependencies: ['build'],
      use: { reuseContext: true },
    },
  ],
  globalSetup: './tests/support/begin-browser-tests.ts',
  outputDir: 'test-results',
  // Each worker has its own stack, because some tests stop parts of it. A file of the site runs in one worker.
  workers: testWorkers(),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Tracing every test would take minutes. A failure includes a page snapshot; use `--trace on` for a trace.
    trace: 'off',
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
  },
})

import { defineConfig } from 'playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts'
import { testWorkers } from './scripts/test-workers.ts'
import type { Options } from './tests/browser/fixtures.ts'

const BROWSER = 'tests/browser'
const EXTENDED = '**/*.extended.test.ts'
/** What asks something of a backend. */
const WITH_BACKEND = ['asking-pages', 'desk', 'desk-tools', 'early-taps', 'journeys', 'without-script'].map(
  (name) => `**/${name}.test.ts`,
)
const EXTENDED_PATHS = '**/paths.extended.test.ts'

/**
 * A new browser context takes a third of a short test's time. Where there are many such tests, they share one;
 * Playwright removes storage, routes, scripts and tabs between them, but not what the browser has cached.
 */
const shared = { use: { reuseContext: true } }
/** The same for tests that ask nothing of a backend, which takes a core some fifteen seconds to start. */
const alone = { use: { ...shared.use, backend: false } }
/** Not beside the build, which wants both cores of a small machine. */
const built = { dependencies: ['build'] }

export default defineConfig<object, Options>({
  projects: [
    { name: 'build', testDir: BROWSER, testMatch: 'site.setup.ts' },
    // Those of `npm test`, which `scripts/test/parts.ts` names too. One worker starts the stack for all that need it;
    // meanwhile another opens the pages.
    { name: 'site', testDir: BROWSER, testMatch: WITH_BACKEND, workers: 1, ...built, ...shared },
    { name: 'pages', testDir: BROWSER, testIgnore: [EXTENDED, ...WITH_BACKEND], ...built, ...alone },
    // One development server for all of it, which takes long to start.
    { name: 'extended-inspector', testDir: 'tests/inspector', workers: 1, ...built, ...shared },
    { name: 'extended', testDir: BROWSER, testMatch: EXTENDED, testIgnore: EXTENDED_PATHS, ...built },
    { name: 'extended-paths', testDir: BROWSER, testMatch: EXTENDED_PATHS, ...built, ...shared },
  ],
  // Absolute, for tests/browsers/playwright.config.ts extends this one.
  globalSetup: `${import.meta.dirname}/tests/support/begin-browser-tests.ts`,
  outputDir: 'test-results',
  // Each worker has its own stack, because some tests stop parts of it. A file of the site runs in one worker.
  workers: testWorkers(),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  // A busy machine answers late, and a failure is seldom worth the seconds saved.
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Tracing every test would take minutes. A failure includes a page snapshot; use `--trace on` for a trace.
    trace: 'off',
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
  },
})

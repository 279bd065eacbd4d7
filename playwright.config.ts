import { defineConfig } from 'playwright/test'
import { findChromium } from './scripts/chromium.ts'

/** Flags for a closed machine: Chromium phones nobody, and runs as root in a container. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  projects: [
    { name: 'build', testDir: 'tests/browser', testMatch: 'site.setup.ts' },
    { name: 'site', testDir: 'tests/browser', dependencies: ['build'] },
    { name: 'inspector', testDir: 'tests/inspector' },
  ],
  outputDir: 'test-results',
  // Each worker has a stack of its own, whose parts some tests stop and start; a file stays with one worker.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A failure comes with a snapshot of its page; a trace of every test would cost minutes. `--trace on` makes one.
    trace: 'off',
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
  },
})

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
    { name: 'site', testDir: 'tests/browser' },
    { name: 'inspector', testDir: 'tests/inspector' },
  ],
  outputDir: 'test-results',
  // One worker: one stack, whose parts some tests stop and start.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
  },
})

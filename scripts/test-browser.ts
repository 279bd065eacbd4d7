/** `npm test -- browser`: runs the Playwright tests, installing a Chromium if none is found. */
import { spawnSync } from 'node:child_process'
import { provideChromium } from './chromium.ts'

const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: provideChromium() },
})
process.exit(status ?? 1)

/**
 * `npm test -- browser`: runs the Playwright tests, installing a Chromium if none is found.
 *
 *   (nothing)            what `npm test` runs of them
 *   -- --all             all of them
 *   -- FILE, --project   what is named, with any other options of Playwright
 */
import { spawnSync } from 'node:child_process'
import { provideChromium } from './chromium.ts'
import { QUICK_PROJECTS } from './test/parts.ts'

const given = process.argv.slice(2)
const all = given.includes('--all')
const options = given.filter((argument) => argument !== '--all')
/** Options alone, such as `--trace=on`, choose no tests. */
const names = options.some(
  (argument) => !argument.startsWith('-') || /^(--project|--config|-c)/.test(argument),
)
const chosen = all || names ? [] : QUICK_PROJECTS.map((name) => `--project=${name}`)

const { status } = spawnSync('npx', ['playwright', 'test', ...chosen, ...options], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: provideChromium() },
})
process.exit(status ?? 1)

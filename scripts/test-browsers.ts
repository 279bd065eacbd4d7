/**
 * `npm run test:all -- browsers`: the built site with its real backend in Chromium, Firefox and WebKit, as far as this machine
 * has them; says which it has not. Further arguments are Playwright's: `-- --project WebKit -g "the newsletter"`.
 *
 *   -- --keep       writes the table of what passed where to docs/browsers.md
 *   -- --pictures   only takes pictures of three screens, for docs/screens/browsers.jpg
 */
import { spawnSync } from 'node:child_process'
import { findEngines } from '../tests/browsers/engines.ts'
import { writeSheet } from '../tests/browsers/picture-sheet.ts'

const CONFIG = 'tests/browsers/playwright.config.ts'
const OPTIONS = ['--keep', '--pictures']
const given = process.argv.slice(2)
const [keeps, takesPictures] = OPTIONS.map((option) => given.includes(option))

const { found, missing } = findEngines()
for (const engine of found)
  console.log(`${engine.name}, by ${engine.by}: ${'path' in engine ? engine.path : engine.browser}`)
for (const { name, notice } of missing) console.log(`${name} is skipped. ${notice}.`)

const rest = given.filter((argument) => !OPTIONS.includes(argument))
const { status } = spawnSync('npx', ['playwright', 'test', '--config', CONFIG, ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(keeps && { BROWSERS_DOCUMENT: 'docs/browsers.md' }),
    ...(takesPictures && { BROWSER_PICTURES: '1' }),
  },
})
if (takesPictures && status === 0) await writeSheet('docs/screens/browsers.jpg')
process.exitCode = status ?? 1

/**
 * `npm run launch-check`: lists what must be replaced, confirmed, written or set before the site goes live.
 * Fails if anything is left.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../content/site.ts'
import { holidaysNote } from './content/holidays.ts'
import {
  consentNotes,
  findingsIn,
  missingPages,
  missingSettings,
  REQUIRED_PAGES,
  REQUIRED_SETTINGS,
} from './launch/findings.ts'

const FOLDERS = ['content', 'src/public']
const TEXT = /\.(ts|txt|webmanifest)$/

if (existsSync('.env')) process.loadEnvFile('.env')

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => join(folder, name))
    .sort(),
)
const findings = files.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')))
const pages = missingPages((path) => existsSync(`src/routes${path}.tsx`))
const settings = missingSettings(process.env)

for (const { file, line, kind, text } of findings) console.log(`${file}:${line}  ${kind}  ${text}`)
for (const path of pages) console.log(`page ${path} is missing: ${REQUIRED_PAGES[path]}`)
for (const note of [...consentNotes(site.consent), holidaysNote(new Date()) ?? []].flat())
  console.log(`note: ${note}`)
for (const name of settings) console.log(`setting ${name} is missing: ${REQUIRED_SETTINGS[name]}`)

const unconfirmed = findings.filter(({ kind }) => kind === 'unconfirmed statement').length
const left = [
  `${findings.length - unconfirmed} places to replace`,
  `${unconfirmed} statements to confirm`,
  `${pages.length} pages to write`,
  `${settings.length} settings to set`,
]
if (findings.length + pages.length + settings.length === 0) console.log('Nothing left to do.')
else {
  console.log(`\n${left.join(', ')}.`)
  process.exitCode = 1
}

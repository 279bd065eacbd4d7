/** `npm run launch-check`: lists what must be replaced or set before the site goes live. Fails if anything is left. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingsIn, missingSettings, REQUIRED_SETTINGS } from './launch/findings.ts'

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
const missing = missingSettings(process.env)

for (const { file, line, kind, text } of findings) console.log(`${file}:${line}  ${kind}  ${text}`)
for (const name of missing) console.log(`setting ${name} is missing: ${REQUIRED_SETTINGS[name]}`)

if (findings.length + missing.length === 0) console.log('Nothing left to replace or set.')
else {
  console.log(`\n${findings.length} places to replace, ${missing.length} settings to set.`)
  process.exitCode = 1
}

/** `npm run new:machine NAME`: a machine, its hook, fixture, component and screen, and its entry in the registry. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { newMachineFiles, withMachine } from './machines/templates.ts'

const REGISTRY = 'machines/index.ts'

const [name = ''] = process.argv.slice(2)
if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
  console.error('usage: npm run new:machine NAME, in camelCase: npm run new:machine tabsMenu')
  process.exit(1)
}

const files = newMachineFiles(name)
const existing = Object.keys(files).filter((path) => existsSync(path))
if (existing.length > 0) {
  console.error(`${existing.join(' and ')} exists already`)
  process.exit(1)
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
writeFileSync(REGISTRY, withMachine(readFileSync(REGISTRY, 'utf8'), name))
// The registry's imports are in order, and lines are short enough for any name.
const { status } = spawnSync('npx', ['biome', 'check', '--write', REGISTRY, ...Object.keys(files)], {
  stdio: ['ignore', 'ignore', 'inherit'],
})

console.log(`Wrote ${Object.keys(files).join(', ')}
and registered ${name} in ${REGISTRY}. Replace the switch in each by what it should be, then:
npm run test:paths -- --accept   writes its traces and its diagram
machines/README.md says what goes where.`)
process.exitCode = status ?? 1

/** `npm run new:machine NAME`: writes a machine, its hook, fixture, component and screen, and its entry in the registry. */
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
  console.error(`${existing.join(' and ')} already exists`)
  process.exit(1)
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
writeFileSync(REGISTRY, withMachine(readFileSync(REGISTRY, 'utf8'), name))
// Sorts the registry's imports and wraps lines that the name made too long.
const { status } = spawnSync('npx', ['biome', 'check', '--write', REGISTRY, ...Object.keys(files)], {
  stdio: ['ignore', 'ignore', 'inherit'],
})

console.log(`Wrote ${Object.keys(files).join(', ')}
and registered ${name} in ${REGISTRY}. Replace the example switch in each file, then run:
npm run test:paths -- --accept ${name}   writes its table, what it shows, and its diagram
See machines/README.md for details.`)
process.exitCode = status ?? 1

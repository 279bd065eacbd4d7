/** `npm run new:machine NAME`: a machine, its line in the registry, its hook and its fixture, to be filled in. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { newMachineFiles, withComponent, withFixture, withMachine, withScreen } from './machines/templates.ts'

const [name = ''] = process.argv.slice(2)
if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
  console.error('usage: npm run new:machine NAME, in camelCase: npm run new:machine tabsMenu')
  process.exit(1)
}

const files = newMachineFiles(name)
const taken = Object.keys(files).filter((path) => existsSync(path))
if (taken.length > 0) {
  console.error(`${taken.join(' and ')} is there already`)
  process.exit(1)
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
for (const [path, change] of [
  ['machines/index.ts', withMachine],
  ['tests/machines/fixtures/index.ts', withFixture],
  ['tests/machines/components/index.ts', withComponent],
  ['tests/machines/screens/index.ts', withScreen],
] as const)
  writeFileSync(path, change(readFileSync(path, 'utf8'), name))

console.log(`Wrote ${Object.keys(files).join(', ')}
and registered ${name}. It compiles; its first test fails until its traces are accepted.
machines/README.md says what to do next. First: npm run machines:draw && npm run format && npm run test:paths -- --accept`)

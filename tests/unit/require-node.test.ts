/** With an old Node.js, commands say so before they load anything else. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each([
  ['16.0.0', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['24.11.1', 0],
])('Node.js %s ends a command with %i, and a refusal says what is needed', (version, expected) => {
  const as = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', `${as}; require('./scripts/require-node.cjs')`],
    {
      encoding: 'utf8',
    },
  )
  expect(status).toBe(expected)
  const said = `This project needs Node.js 20.19 or later, and this is ${version}.`
  expect(stderr.startsWith(said) && stderr.includes('https://nodejs.org')).toBe(expected === 1)
})

it('every command asks for it first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of ['start', 'dev', 'build', 'leads', 'test'])
    expect(scripts[name]).toMatch(/^node scripts\/require-node\.cjs && /)
})

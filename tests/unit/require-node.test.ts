/** With an old Node.js, commands say so before they load anything else. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const run = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('./scripts/require-node.cjs')`,
    ],
    { encoding: 'utf8' },
  )

describe('require-node', () => {
  it.each(['16.0.0', '20.18.3'])('refuses Node.js %s, and says what is needed', (version) => {
    const { status, stderr } = run(version)
    expect(stderr).toMatch(
      new RegExp(`^This project needs Node\\.js 20\\.19 or later, and this is ${version}\\.`),
    )
    expect(stderr).toContain('https://nodejs.org')
    expect(stderr.trim().split('\n')).toHaveLength(2)
    expect(status).toBe(1)
  })

  it.each(['20.19.0', '24.11.1'])('lets Node.js %s pass', (version) => {
    expect(run(version)).toMatchObject({ status: 0, stderr: '' })
  })
})

it.each(['start', 'dev', 'build', 'leads', 'test'])('npm run %s asks for it first', (name) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts[name]).toMatch(/^node scripts\/require-node\.cjs && /)
})

it('no dependency is refused for the Node.js that it names', () => {
  expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/engine-strict\s*=\s*true/)
})

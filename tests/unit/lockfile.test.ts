/** The dependencies install on every platform, from any registry, and always in the same versions. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Locked = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const packages = Object.entries(lock.packages)

it('the lock file has the binaries of every platform, not only of the one it was written on', () => {
  const locked = new Set(packages.map(([path]) => path.split('node_modules/').at(-1)))
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path} needs ${name}`),
  )
  expect(missing).toEqual([])
})

it('each package is pinned to a version, and to no registry', () => {
  expect(packages.filter(([path, { version }]) => path && !version)).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved)).toEqual([])
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const range of Object.values({ ...dependencies, ...devDependencies }))
    expect(range).toMatch(/^(?:npm:@xstate\/graph@)?\d+\.\d+\.\d+$/)
})

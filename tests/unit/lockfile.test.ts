/** The lock file installs on every platform, from any registry. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Locked = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
const packages = Object.entries(lock.packages)

describe('package-lock.json', () => {
  it('contains the binaries of every platform, not only of the one it was written on', () => {
    const locked = new Set(packages.map(([path]) => path.split('node_modules/').at(-1)))
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => `${path} needs ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('gives each package a version and names no registry', () => {
    expect(packages.filter(([path, { version }]) => path && !version)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved)).toEqual([])
  })
})

describe('package.json', () => {
  it('pins every dependency exactly', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(ranges.filter(([, range]) => !/^(?:npm:@xstate\/graph@)?\d+\.\d+\.\d+$/.test(range))).toEqual([])
  })
})

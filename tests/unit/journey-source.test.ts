/** A path that was played in the inspector, written into a fixture: every machine's takes it, and then generates it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import type { Step } from '../../machines/kit/trace.ts'
import { withJourney } from '../../scripts/inspector/journey-source.ts'
import { machineNames } from '../path-harness/discover.ts'
import type { Fixture } from '../path-harness/fixture.ts'
import { fileOf } from '../path-harness/folders.ts'

/** Copies of the fixtures, with and without it. */
const COPIES = '.local/kept/fixtures'
const NAME = 'says “hello”, then waits: nothing’s lost'
const steps: Step[] = [
  { kind: 'event', event: { type: 'greeting.said', words: 'it’s "quoted"' } },
  { kind: 'settle', actor: 'greet', outcome: { error: 'no\nanswer' } },
  { kind: 'wait', delay: 'pause', almost: true },
  { kind: 'wait', delay: 'pause' },
]

afterAll(() => rmSync('.local/kept', { recursive: true, force: true }))

it.each(machineNames)('the fixture of %s takes a journey after its own', async (machine) => {
  const source = readFileSync(fileOf(machine, 'fixture'), 'utf8')
  const before = await imported(machine, 'before', source)
  const after = await imported(machine, 'after', withJourney(source, { name: NAME, steps, ends: { a: 'b' } }))
  const own = before.journeys ?? []
  expect(after.journeys?.map(({ name }) => name)).toEqual([...own.map(({ name }) => name), NAME])
  expect(after.journeys?.at(-1)?.steps).toEqual(steps)
  expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)))
})

it('a fixture that is written in another way is left alone', () => {
  expect(() => withJourney('export const fixture = made()', { name: NAME, steps, ends: 'b' })).toThrow(
    'does not end with its definition',
  )
})

async function imported(machine: string, name: string, source: string): Promise<Fixture> {
  const folder = join(COPIES, machine)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.ts`)
  const tests = pathToFileURL(resolve('tests')).pathname
  const root = pathToFileURL(resolve('.')).pathname
  writeFileSync(
    file,
    source
      .replaceAll("'../../../", `'${root}/`)
      .replaceAll("'../../", `'${tests}/`)
      .replaceAll("'../", `'${tests}/machines/`),
  )
  return (await import(/* @vite-ignore */ resolve(file))).fixture
}

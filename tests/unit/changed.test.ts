/** What `npm test -- --changed` runs besides the unit tests. */
import { expect, it } from 'vitest'
import { reachedSuites } from '../../scripts/changed/suites.ts'

const reached = (...changed: string[]) => Object.values(reachedSuites(changed)).flatMap((suite) => [...suite])
const ALL = ['tests/functions/', 'tests/faults/', 'tests/browser/']

it('a test file reaches itself, words about the project nothing', () => {
  expect(reached('tests/browser/every-page.test.ts', 'docs/testing.md', 'README.md')).toEqual([
    'tests/browser/every-page.test.ts',
  ])
})

it('a test of the extended set is run where its runner has it', () => {
  const { functions, browser, extended } = reachedSuites([
    'tests/faults/full-disk.extended.test.ts',
    'tests/browser/home.extended.test.ts',
  ])
  expect([...functions]).toEqual([])
  expect([...browser]).toEqual(['tests/browser/home.extended.test.ts'])
  expect([...extended]).toEqual(['tests/faults/full-disk.extended.test.ts'])
})

it('the site reaches the browser tests, the inspector that it opens, words of a page every page', () => {
  expect(reached('src/pages/home/Home.tsx')).toEqual(['tests/browser/'])
  expect(reached('src/inspector/main.tsx')).toEqual(['tests/inspector/smoke.extended.test.ts'])
  expect(reached('content/pages/home.ts')).toEqual(['tests/browser/every-page.test.ts'])
})

it('everything else reaches everything', () => {
  for (const file of ['content/site.ts', 'supabase/config.toml', 'package.json', 'tests/support/local.ts'])
    expect(reached(file)).toEqual(ALL)
})

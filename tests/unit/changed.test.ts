/** What `npm test -- --changed` runs besides the unit tests. */
import { expect, it } from 'vitest'
import { reachedSuites } from '../../scripts/changed/suites.ts'

const reached = (...changed: string[]) => {
  const { functions, browser } = reachedSuites(changed)
  return [...functions, ...browser]
}
const ALL = ['tests/functions/', 'tests/faults/', 'tests/browser/', 'tests/inspector/']

it('a test file reaches itself, words about the project nothing', () => {
  expect(reached('tests/browser/home.test.ts', 'docs/testing.md', 'README.md')).toEqual([
    'tests/browser/home.test.ts',
  ])
})

it('the site reaches the browser tests, the inspector only its own', () => {
  expect(reached('src/pages/home/Home.tsx')).toEqual(['tests/browser/', 'tests/inspector/'])
  expect(reached('src/inspector/main.tsx')).toEqual(['tests/inspector/'])
})

it('everything else reaches everything', () => {
  for (const file of ['content/site.ts', 'supabase/config.toml', 'package.json', 'tests/support/local.ts'])
    expect(reached(file)).toEqual(ALL)
})

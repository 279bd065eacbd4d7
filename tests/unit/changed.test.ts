/** What `npm test -- --changed` runs besides the unit tests. */
import { expect, it } from 'vitest'
import { reachedSuites } from '../../scripts/changed/suites.ts'

const ALL = ['tests/functions/', 'tests/faults/', 'tests/browser/']

it.each<[file: string, reached: string[]]>([
  ['docs/testing.md', []],
  ['tests/browser/every-page.test.ts', ['tests/browser/every-page.test.ts']],
  ['tests/faults/full-disk.extended.test.ts', ['tests/faults/full-disk.extended.test.ts']],
  ['src/pages/home/Home.tsx', ['tests/browser/']],
  ['src/inspector/main.tsx', ['tests/inspector/smoke.extended.test.ts']],
  ['content/pages/home.ts', ['tests/browser/every-page.test.ts']],
  ...['content/site.ts', 'supabase/config.toml', 'package.json', 'tests/support/local.ts'].map(
    (file): [string, string[]] => [file, ALL],
  ),
])('%s reaches %j', (file, reached) => {
  expect(Object.values(reachedSuites([file])).flatMap((suite) => [...suite])).toEqual(reached)
})

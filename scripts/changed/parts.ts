/** The parts of the tests that the changes since a commit can reach: committed since, not committed, and untracked. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { FURTHER_PARTS, PARTS, type Part, QUICK_PROJECTS, VITEST_PARTS } from '../test/parts.ts'
import { reachedSuites } from './suites.ts'

export function changedParts(base = 'HEAD'): Record<string, Part> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean)
  const reached = reachedSuites([
    ...git('diff', '--name-only', '--no-renames', '-z', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  const parts: Record<string, Part> = { check: PARTS.check, unit: VITEST_PARTS.unit }
  /** Adds a part limited to the tests that are reached. A deleted test file is a change as well. */
  const add = (name: string, { command, ...part }: Part, tests: Iterable<string>) => {
    const existing = [...tests].filter((path) => existsSync(path))
    if (existing.length > 0) parts[name] = { ...part, command: [...command, ...existing] }
  }
  add('functions', VITEST_PARTS.functions, reached.functions)
  // A folder stands for what `npm test` runs of it; a file is run whatever it belongs to.
  const quick = [...PARTS.browser.command, ...QUICK_PROJECTS.map((name) => `--project=${name}`)]
  const isFolder = (path: string) => path.endsWith('/')
  add('browser', { ...PARTS.browser, command: quick }, [...reached.browser].filter(isFolder))
  add(
    'browser-files',
    PARTS.browser,
    [...reached.browser].filter((path) => !isFolder(path)),
  )
  add('extended', FURTHER_PARTS.extended, reached.extended)
  return parts
}

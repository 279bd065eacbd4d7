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
  /** Limited to the tests that are reached. A deleted test file is a change as well. */
  const limited = (part: Part, tests: ReadonlySet<string>) => {
    const existing = [...tests].filter((path) => existsSync(path))
    return existing.length === 0 ? undefined : { ...part, command: [...part.command, ...existing] }
  }
  const functions = limited(VITEST_PARTS.functions, reached.functions)
  // A folder stands for what `npm test` runs of it; a file is run whatever it belongs to.
  const folders = [...reached.browser].filter((path) => path.endsWith('/'))
  const files = [...reached.browser].filter((path) => !path.endsWith('/'))
  const projects = QUICK_PROJECTS.map((name) => `--project=${name}`)
  const browser = limited(
    { ...PARTS.browser, command: [...PARTS.browser.command, ...projects] },
    new Set(folders),
  )
  const browserFiles = limited(PARTS.browser, new Set(files))
  const extended = limited(FURTHER_PARTS.extended, reached.extended)
  return {
    check: PARTS.check,
    unit: VITEST_PARTS.unit,
    ...(functions && { functions }),
    ...(browser && { browser }),
    ...(browserFiles && { 'browser-files': browserFiles }),
    ...(extended && { extended }),
  }
}

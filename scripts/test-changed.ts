/**
 * `npm run test:changed`: the checks, the unit tests, and what else the changes since HEAD can reach: committed
 * since another commit with `-- BASE`, not committed, and untracked. See scripts/changed/suites.ts for the rule.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { QUICK_PROJECTS } from './browser-projects.ts'
import { reachedSuites } from './changed/suites.ts'

const [base = 'HEAD'] = process.argv.slice(2)
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--no-renames', '-z', base),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
]
const reached = reachedSuites(changed)
// A deleted test file is a change as well.
const functions = [...reached.functions].filter((path) => existsSync(path))
const browser = [...reached.browser].filter((path) => existsSync(path))

/** Ends this process with the first failure. */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('npm', 'run', 'check')
run('npx', 'vitest', 'run', '--project', 'unit')
if (functions.length > 0) run('npx', 'vitest', 'run', '--project', 'functions', ...functions)
// A folder stands for what `npm test` runs of it; a file is run whatever it belongs to.
const folders = browser.filter((path) => path.endsWith('/'))
const files = browser.filter((path) => !path.endsWith('/'))
const runBrowser = (...names: string[]) =>
  run(process.execPath, '--import', 'tsx', 'scripts/test-browser.ts', ...names)
if (folders.length > 0) runBrowser(...QUICK_PROJECTS.map((name) => `--project=${name}`), ...folders)
if (files.length > 0) runBrowser(...files)

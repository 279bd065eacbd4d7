/**
 * `npm run test:paths`: walks every trace at every level, prints the coverage, and fails
 * below 100%.
 *
 *   -- --all             walks every trace that a page can cause on the built site, not only enough for each transition
 *   -- --accept MACHINE  writes its table, what its states show on the component, and the diagrams; without a
 *                        machine, those of all
 *   -- --replay TRACE    plays one trace step by step; TRACE is machine/id or a file with `machine` and `steps`
 *      [--level 2]       plays it on the shipped component
 *      [--level 3]       plays it on the built site, as a visitor would
 */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machines } from '../machines/index.ts'
import { loadAll } from '../tests/path-harness/discover.ts'
import { machinesReadme } from './machines/readme.ts'
import { replay } from './paths/replay.ts'
import {
  isComplete,
  printReport,
  REPORTS,
  readReport,
  VITEST_RESULTS,
  writeCoverage,
} from './paths/report.ts'

/** Where the tests of level 2 begin. */
const LEVEL_2 = ['tests/machines/screens-1', 'tests/machines/screens-2']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    replay: { type: 'string' },
    level: { type: 'string', default: '1' },
  },
})

/** Of Vitest: those with levels 1 and 2. */
const PROJECTS = ['unit', 'components', 'extended']

if (values.replay !== undefined && values.level === '2') {
  process.exitCode = runVitest(LEVEL_2, { REPLAY_TRACE: values.replay })
} else if (values.replay !== undefined && values.level === '3') {
  process.exitCode = walkSite({ REPLAY_TRACE: values.replay })
} else if (values.replay !== undefined) {
  await replay(values.replay)
} else if (values.accept) {
  writeFileSync('machines/README.md', machinesReadme())
  const [machine = 'all'] = positionals
  if (machine !== 'all' && !(machine in machines)) throw new Error(`There is no machine "${machine}"`)
  const accepting = { ACCEPT_TRACES: machine }
  process.exitCode = runVitest(['tests/machines/paths.test.ts', 'tests/machines/screens.test.tsx'], accepting)
} else {
  // Reports of earlier runs must not be counted.
  rmSync(REPORTS, { recursive: true, force: true })
  const status = runVitest(
    ['paths', 'screens', 'properties'].map((name) => `tests/machines/${name}`),
    {},
  )
  const site = status === 0 ? walkSite(values.all ? { WALK_ALL: '1' } : {}) : 1
  const fixtures = await loadAll('fixture')
  const report = readReport(fixtures)
  printReport(report, fixtures)
  writeCoverage(report)
  process.exitCode = status === 0 && site === 0 && isComplete(report) ? 0 : 1
}

/** Levels 1 and 2. Returns the exit code. */
function runVitest(files: readonly string[], environment: Record<string, string>): number {
  const results = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_RESULTS}`]
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', ...PROJECTS.map((project) => `--project=${project}`), ...results, ...files],
    {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    },
  )
  return status ?? 1
}

/** Level 3, on a Chromium and the real stack. Returns the exit code. */
function walkSite(environment: Record<string, string>): number {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/test-browser.ts', 'tests/browser/paths.extended.test.ts'],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  )
  return status ?? 1
}

/**
 * `npm run test:paths`: walks every accepted trace at every level, prints what was covered, and fails
 * below 100%.
 *
 *   -- --accept          takes the traces generated now as those expected from now on
 *   -- --replay TRACE    plays one trace step by step; TRACE is machine/id or a file with `machine` and `steps`
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { replay } from './paths/replay.ts'
import { coverageTable, readReports, writeCoverage } from './paths/report.ts'

const { values } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, replay: { type: 'string' } },
})

if (values.replay !== undefined) {
  process.exitCode = (await replay(values.replay)) ? 0 : 1
} else {
  const environment = { ...process.env, ...(values.accept ? { ACCEPT_TRACES: '1' } : {}) }
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', 'tests/machines'], {
    stdio: 'inherit',
    env: environment,
  })
  const reports = readReports()
  console.log(`\n${coverageTable(reports)}`)
  writeCoverage(reports)
  const complete = reports.every(({ measures }) => measures.every(({ covered, total }) => covered === total))
  process.exitCode = status === 0 && complete ? 0 : 1
}

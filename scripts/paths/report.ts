/** What the walks covered: read from the test runs' reports, printed, and written for the inspector. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const REPORTS = '.local/paths'
/** The inspector shows these counts beside each machine. */
const COVERAGE = 'tests/machines/coverage.json'

const Count = v.object({ covered: v.number(), total: v.number() })
const Level1 = v.record(
  v.string(),
  v.object({ states: Count, transitions: Count, guardOutcomes: Count, pairs: Count, paths: v.number() }),
)

export type MachineReport = {
  machine: string
  measures: { name: string; covered: number; total: number }[]
  paths: number
}

export function readReports(): MachineReport[] {
  const file = `${REPORTS}/level-1.json`
  if (!existsSync(file)) throw new Error('The walk left no report')
  const level1 = v.parse(Level1, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(level1).map(([machine, { paths, ...counts }]) => ({
    machine,
    measures: Object.entries(counts).map(([name, count]) => ({ name, ...count })),
    paths,
  }))
}

/** machine × (states, transitions, guard outcomes, pairs, paths). */
export function coverageTable(reports: readonly MachineReport[]): string {
  const head = ['machine', 'states', 'transitions', 'guard outcomes', 'pairs', 'paths']
  const rows = reports.map(({ machine, measures, paths }) => [
    machine,
    ...measures.map(({ covered, total }) => `${covered}/${total}`),
    String(paths),
  ])
  const sums = ['all', ...[0, 1, 2, 3].map((column) => sum(reports, column)), String(total(reports))]
  const cells = [head, ...rows, sums]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row.map((cell, column) => cell[column ? 'padStart' : 'padEnd'](widths[column] ?? 0)).join('  '),
    )
    .join('\n')
}

function sum(reports: readonly MachineReport[], column: number): string {
  const measures = reports.flatMap((report) => report.measures[column] ?? [])
  const add = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
  return `${add(measures.map(({ covered }) => covered))}/${add(measures.map(({ total }) => total))}`
}

function total(reports: readonly MachineReport[]): number {
  return reports.reduce((count, { paths }) => count + paths, 0)
}

export function writeCoverage(reports: readonly MachineReport[]): void {
  const coverage = Object.fromEntries(
    reports.map(({ machine, measures, paths }) => [
      machine,
      {
        ...Object.fromEntries(measures.map(({ name, covered, total }) => [name, { covered, total }])),
        paths: { covered: paths, total: paths },
      },
    ]),
  )
  writeFileSync(COVERAGE, `${JSON.stringify(coverage, null, 2)}\n`)
}

/** What the walks covered: read from the test runs' reports, printed, and written for the inspector. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { type MachineName, machines } from '../../machines/index.ts'
import { screens } from '../../tests/machines/screens/index.ts'
import { allTransitions } from '../../tests/support/structure.ts'

const REPORTS = '.local/paths'
/** The inspector shows these counts beside each machine. */
const COVERAGE = 'tests/machines/coverage.json'

const Count = v.object({ covered: v.number(), total: v.number() })
const Level1 = v.record(
  v.string(),
  v.object({ states: Count, transitions: Count, guardOutcomes: Count, pairs: Count, paths: v.number() }),
)
const Level3 = v.record(v.string(), v.array(v.string()))

export type MachineReport = {
  machine: string
  measures: { name: string; covered: number; total: number }[]
  paths: number
  /** Transitions walked on the built site, or why none are. */
  site: { covered: number; total: number } | string
}

export function readReports(): MachineReport[] {
  const level1 = v.parse(Level1, read('level-1.json'))
  const level3 = v.parse(Level3, read('level-3.json') ?? {})
  return Object.entries(level1).map(([machine, { paths, ...counts }]) => {
    const name = machine as MachineName
    const screen = screens[name]
    const all = new Set(allTransitions(machines[name].machine).values())
    const walked = (level3[name] ?? []).filter((transition) => all.has(transition))
    return {
      machine,
      measures: Object.entries(counts).map(([measure, count]) => ({ name: measure, ...count })),
      paths,
      site: typeof screen === 'string' ? screen : { covered: walked.length, total: all.size },
    }
  })
}

function read(name: string): unknown {
  const file = `${REPORTS}/${name}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function isComplete({ measures, site }: MachineReport): boolean {
  const counts = [...measures, ...(typeof site === 'string' ? [] : [site])]
  return counts.every(({ covered, total }) => covered === total)
}

/** machine × (states, transitions, guard outcomes, pairs, paths, transitions on the built site). */
export function coverageTable(reports: readonly MachineReport[]): string {
  const head = ['machine', 'states', 'transitions', 'guard outcomes', 'pairs', 'paths', 'on the site']
  const rows = reports.map(({ machine, measures, paths, site }) => [
    machine,
    ...measures.map(fraction),
    String(paths),
    typeof site === 'string' ? `- (${site})` : fraction(site),
  ])
  const sums = [
    'all',
    ...[0, 1, 2, 3].map((column) => fraction(sum(reports.flatMap(({ measures }) => measures[column] ?? [])))),
    String(reports.reduce((count, { paths }) => count + paths, 0)),
    fraction(sum(reports.flatMap(({ site }) => (typeof site === 'string' ? [] : [site])))),
  ]
  const cells = [head, ...rows, sums]
  const last = head.length - 1
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 || column === last ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

const fraction = ({ covered, total }: { covered: number; total: number }) => `${covered}/${total}`

function sum(counts: readonly { covered: number; total: number }[]) {
  return {
    covered: counts.reduce((all, { covered }) => all + covered, 0),
    total: counts.reduce((all, { total }) => all + total, 0),
  }
}

export function writeCoverage(reports: readonly MachineReport[]): void {
  const coverage = Object.fromEntries(
    reports.map(({ machine, measures, paths, site }) => [
      machine,
      {
        ...Object.fromEntries(measures.map(({ name, covered, total }) => [name, { covered, total }])),
        paths: { covered: paths, total: paths },
        ...(typeof site === 'string' ? {} : { site }),
      },
    ]),
  )
  writeFileSync(COVERAGE, `${JSON.stringify(coverage, null, 2)}\n`)
}

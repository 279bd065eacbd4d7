/** Path coverage: read from the reports of the test runs, printed, and written for the inspector. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { MachineName } from '../../machines/index.ts'
import { allTransitions } from '../../machines/kit/structure.ts'
import { excusedTransitions, type Fixture } from '../../tests/path-harness/fixture.ts'
import { readWalked } from '../../tests/path-harness/levels.ts'

/** The folder to which each level writes its report. */
export const REPORTS = '.local/paths'
/** Where Vitest writes its results. */
export const VITEST_RESULTS = `${REPORTS}/vitest.json`
/** The inspector shows these counts for each machine: `scripts/vite/dev-inspector.ts` reads them. */
const COVERAGE = `${REPORTS}/coverage.json`

const Count = v.object({ covered: v.number(), total: v.number() })
type Count = v.InferOutput<typeof Count>
const Level1 = v.record(
  v.string(),
  v.object({ states: Count, transitions: Count, guardOutcomes: Count, pairs: Count, paths: v.number() }),
)

type Fixtures = Readonly<Record<MachineName, Fixture>>

export type MachineReport = {
  machine: string
  measures: ({ name: string } & Count)[]
  paths: number
  /** Transitions walked on a rendered component, of those that are possible there. */
  rendered: Count
  /** Transitions walked on the built site, of those that are possible there. */
  site: Count
}

export function readReports(fixtures: Fixtures): MachineReport[] {
  const level1 = v.parse(Level1, read('level-1.json') ?? {})
  return Object.entries(fixtures).flatMap(([machine, fixture]) => {
    const measured = level1[machine]
    if (!measured) return []
    const { paths, ...counts } = measured
    return {
      machine,
      measures: Object.entries(counts).map(([measure, count]) => ({ name: measure, ...count })),
      paths,
      rendered: count(fixture, readWalked(2, machine).transitions),
      site: count(fixture, readWalked(3, machine).transitions),
    }
  })
}

/** How many of the machine's transitions were walked, without the excused ones. */
function count(fixture: Fixture, walked: ReadonlySet<string>): Count {
  const excused = excusedTransitions(fixture)
  const all = [...allTransitions(fixture.machine).values()].filter((one) => !excused.has(one))
  return { covered: all.filter((one) => walked.has(one)).length, total: all.length }
}

function read(name: string): unknown {
  const file = `${REPORTS}/${name}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function isComplete({ measures, rendered, site }: MachineReport): boolean {
  return [...measures, rendered, site].every(({ covered, total }) => covered === total)
}

/** machine × (states, transitions, guard outcomes, pairs, paths, transitions at levels 2 and 3). */
export function coverageTable(reports: readonly MachineReport[]): string {
  const head = [
    'machine',
    'states',
    'transitions',
    'guard outcomes',
    'pairs',
    'paths',
    'rendered',
    'on the site',
  ]
  const rows = reports.map(({ machine, measures, paths, rendered, site }) => [
    machine,
    ...measures.map(fraction),
    String(paths),
    fraction(rendered),
    fraction(site),
  ])
  const totals = [
    'all',
    ...[0, 1, 2, 3].map((column) => fraction(sum(reports.flatMap(({ measures }) => measures[column] ?? [])))),
    String(reports.reduce((total, { paths }) => total + paths, 0)),
    fraction(sum(reports.map(({ rendered }) => rendered))),
    fraction(sum(reports.map(({ site }) => site))),
  ]
  const cells = [head, ...rows, totals]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

/** The transitions that no page can cause, with the reason. The last two columns of the table omit them. */
export function excuses(fixtures: Fixtures): string {
  return Object.values(fixtures)
    .flatMap((fixture) => [...excusedTransitions(fixture)])
    .map(([transition, reason]) => `excused: ${transition} (${reason})`)
    .join('\n')
}

const fraction = ({ covered, total }: Count) => `${covered}/${total}`

function sum(counts: readonly Count[]): Count {
  return {
    covered: counts.reduce((all, { covered }) => all + covered, 0),
    total: counts.reduce((all, { total }) => all + total, 0),
  }
}

export function writeCoverage(reports: readonly MachineReport[]): void {
  const coverage = Object.fromEntries(
    reports.map(({ machine, measures, paths, rendered, site }) => [
      machine,
      {
        ...Object.fromEntries(measures.map(({ name, covered, total }) => [name, { covered, total }])),
        paths: { covered: paths, total: paths },
        rendered,
        site,
      },
    ]),
  )
  writeFileSync(COVERAGE, `${JSON.stringify(coverage, null, 2)}\n`)
}

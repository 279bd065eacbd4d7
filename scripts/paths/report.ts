/** What the walks covered: read from the test runs' reports, printed, and written for the inspector. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { type MachineName, machines } from '../../machines/index.ts'
import { allTransitions } from '../../machines/kit/structure.ts'
import { components, excusedTransitions } from '../../tests/machines/components/index.ts'
import { screens } from '../../tests/machines/screens/index.ts'

/** Where the walks of each level leave what they walked. */
export const REPORTS = '.local/paths'
/** The inspector shows these counts beside each machine. */
const COVERAGE = 'tests/machines/coverage.json'

const Count = v.object({ covered: v.number(), total: v.number() })
type Count = v.InferOutput<typeof Count>
const Level1 = v.record(
  v.string(),
  v.object({ states: Count, transitions: Count, guardOutcomes: Count, pairs: Count, paths: v.number() }),
)
/** Levels 2 and 3 write the names of the transitions they walked: in one file, and in one for each machine. */
const Transitions = v.array(v.string())
const Walked = v.record(v.string(), Transitions)

export type MachineReport = {
  machine: string
  measures: ({ name: string } & Count)[]
  paths: number
  /** Transitions walked on a rendered component, of those that can be caused there; or why none are. */
  rendered: Count | string
  /** Transitions walked on the built site, or why none are. */
  site: Count | string
}

export function readReports(): MachineReport[] {
  const level1 = v.parse(Level1, read('level-1.json'))
  const level2 = v.parse(Walked, read('level-2.json') ?? {})
  return Object.entries(level1).map(([machine, { paths, ...counts }]) => {
    const name = machine as MachineName
    const component = components[name]
    const screen = screens[name]
    return {
      machine,
      measures: Object.entries(counts).map(([measure, count]) => ({ name: measure, ...count })),
      paths,
      rendered:
        typeof component === 'string' ? component : count(name, level2[name], excusedTransitions(name)),
      site:
        typeof screen === 'string'
          ? screen
          : count(
              name,
              v.parse(Transitions, read(`level-3/${machine}.json`) ?? []),
              excusedTransitions(name),
            ),
    }
  })
}

/** How many of the machine's transitions, apart from those excused, were walked. */
function count(
  name: MachineName,
  walked: readonly string[] = [],
  excused: ReadonlyMap<string, string>,
): Count {
  const all = [...allTransitions(machines[name].machine).values()].filter((one) => !excused.has(one))
  return { covered: all.filter((one) => walked.includes(one)).length, total: all.length }
}

function read(name: string): unknown {
  const file = `${REPORTS}/${name}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function isComplete({ measures, rendered, site }: MachineReport): boolean {
  return [...measures, rendered, site].every(
    (share) => typeof share !== 'string' && share.covered === share.total,
  )
}

const counted = (shares: readonly (Count | string)[]) => shares.filter((share) => typeof share !== 'string')

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
    shareOrReason(rendered),
    shareOrReason(site),
  ])
  const sums = [
    'all',
    ...[0, 1, 2, 3].map((column) => fraction(sum(reports.flatMap(({ measures }) => measures[column] ?? [])))),
    String(reports.reduce((count, { paths }) => count + paths, 0)),
    fraction(sum(counted(reports.map(({ rendered }) => rendered)))),
    fraction(sum(counted(reports.map(({ site }) => site)))),
  ]
  const cells = [head, ...rows, sums]
  const last = head.length - 1
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 || column === last ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

/** What no component can show, and why; under the table, because the table does not count it. */
export function excuses(): string {
  const names = Object.keys(components) as MachineName[]
  return names
    .flatMap((name) => [...excusedTransitions(name)])
    .map(([transition, reason]) => `not rendered: ${transition} (${reason})`)
    .join('\n')
}

const shareOrReason = (share: Count | string) =>
  typeof share === 'string' ? `- (${share})` : fraction(share)
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
        ...(typeof rendered === 'string' ? {} : { rendered }),
        ...(typeof site === 'string' ? {} : { site }),
      },
    ]),
  )
  writeFileSync(COVERAGE, `${JSON.stringify(coverage, null, 2)}\n`)
}

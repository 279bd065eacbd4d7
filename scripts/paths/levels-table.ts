/** What each level was seen to walk, one below the other: the machine, a rendered component, the built site. */
import type { MachineName } from '../../machines/index.ts'
import { coverageOf, MEASURES } from '../../tests/path-harness/coverage.ts'
import { excusedTransitions, type Fixture } from '../../tests/path-harness/fixture.ts'
import { readWalked } from '../../tests/path-harness/levels.ts'
import type { MachineReport } from './report.ts'

type Count = { covered: number; total: number }
type Row = { machine: string; level: 1 | 2 | 3; counts: Count[] }

/** Levels 2 and 3 leave out the transitions that no page can cause. Nothing else: a pair that was not walked is missing. */
export async function levelsTable(
  fixtures: Readonly<Record<MachineName, Fixture>>,
  reports: readonly MachineReport[],
): Promise<string> {
  const rows: Row[] = []
  for (const { machine, measures } of reports) {
    rows.push({ machine, level: 1, counts: measures })
    const fixture = fixtures[machine as MachineName]
    for (const level of [2, 3] as const)
      rows.push({ machine, level, counts: await countsOf(fixture, level, machine) })
  }
  const totals = ([1, 2, 3] as const).map(
    (level): Row => ({
      machine: 'all',
      level,
      counts: MEASURES.map((_, column) =>
        sum(rows.flatMap((row) => (row.level === level ? (row.counts[column] ?? []) : []))),
      ),
    }),
  )
  const lines = [...rows, ...totals].map(({ machine, level, counts }) => [
    level === 1 ? machine : '',
    String(level),
    ...counts.map(({ covered, total }) => `${covered}/${total}`),
  ])
  const cells = [['machine', 'level', 'states', 'transitions', 'guard outcomes', 'pairs'], ...lines]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

async function countsOf(fixture: Fixture, level: 2 | 3, machine: string): Promise<Count[]> {
  const coverage = await coverageOf(fixture, readWalked(level, machine))
  const excused = [...excusedTransitions(fixture).keys()]
  return MEASURES.map((measure) => {
    const { covered, missing } = coverage[measure]
    const left = missing.filter((name) => !excused.some((transition) => mentions(name, transition)))
    return { covered, total: covered + left.length }
  })
}

/** Whether the name of a transition, a guard's outcome or a pair is about a transition. */
const mentions = (name: string, transition: string) =>
  name.split(' → ').some((part) => part.replace(/ (passes|fails)$/, '') === transition)

const sum = (counts: readonly Count[]): Count => ({
  covered: counts.reduce((all, { covered }) => all + covered, 0),
  total: counts.reduce((all, { total }) => all + total, 0),
})

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

/** What is covered of each measure of a machine: "transitions", for example. */
export type Report = Readonly<Record<string, Readonly<Record<string, Count>>>>

/** `rendered` are the transitions walked on a component, `site` on the built site, of those that are possible there. */
export function readReport(fixtures: Fixtures): Report {
  const file = `${REPORTS}/level-1.json`
  const level1 = v.parse(Level1, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  return Object.fromEntries(
    Object.entries(fixtures).flatMap(([machine, fixture]) => {
      const measured = level1[machine]
      if (!measured) return []
      const { paths, ...counts } = measured
      const report = {
        ...counts,
        paths: { covered: paths, total: paths },
        rendered: count(fixture, readWalked(2, machine).transitions),
        site: count(fixture, readWalked(3, machine).transitions),
      }
      return [[machine, report]]
    }),
  )
}

/** How many of the machine's transitions were walked, without the excused ones. */
function count(fixture: Fixture, walked: ReadonlySet<string>): Count {
  const excused = excusedTransitions(fixture)
  const all = [...allTransitions(fixture.machine).values()].filter((one) => !excused.has(one))
  return { covered: all.filter((one) => walked.has(one)).length, total: all.length }
}

export const isComplete = (report: Report): boolean =>
  Object.values(report)
    .flatMap((counts) => Object.values(counts))
    .every(({ covered, total }) => covered === total)

/** With a line of its own for each transition that no page can cause, and the reason. */
export function printReport(report: Report, fixtures: Fixtures): void {
  const rows = Object.entries(report).map(([machine, counts]) => [
    machine,
    Object.fromEntries(
      Object.entries(counts).map(([measure, { covered, total }]) => [measure, `${covered}/${total}`]),
    ),
  ])
  console.table(Object.fromEntries(rows))
  for (const fixture of Object.values(fixtures))
    for (const [transition, reason] of excusedTransitions(fixture))
      console.log(`excused: ${transition} (${reason})`)
}

export function writeCoverage(report: Report): void {
  writeFileSync(COVERAGE, `${JSON.stringify(report, null, 2)}\n`)
}

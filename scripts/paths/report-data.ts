/** Collects what the report of the paths shows: traces in words, recorded walks, failures, rules. */
import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { type MachineName, machines } from '../../machines/index.ts'
import { stepDetail, stepLabel } from '../../machines/kit/labels.ts'
import type { Failure, PathReport, RecordedWalk } from '../../machines/kit/path-report.ts'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from '../../tests/path-harness/fixture.ts'
import { readRecordedWalks } from '../../tests/path-harness/recorded-walk.ts'
import { requirements } from '../../tests/path-harness/requirements.ts'
import { readTraces } from '../../tests/path-harness/trace-files.ts'
import { type MachineReport, REPORTS } from './report.ts'

/** Where vitest writes its results. */
export const VITEST_RESULTS = `${REPORTS}/vitest.json`

const Results = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({
          ancestorTitles: v.array(v.string()),
          title: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

export function reportData(
  fixtures: Readonly<Record<MachineName, Fixture>>,
  reports: readonly MachineReport[],
): PathReport {
  const names = Object.keys(fixtures) as MachineName[]
  const files = names.map(readTraces)
  const words = Object.fromEntries(
    files.flatMap(({ machine, traces }) =>
      traces.map(({ id, steps }) => [
        `${machine}/${id}`,
        steps.map((step) => wordsOf(fixtures[machine as MachineName], step)),
      ]),
    ),
  )
  const walks = readRecordedWalks()
  const traceOf = (machine: string, match: (trace: Trace) => boolean) =>
    files.find((file) => file.machine === machine)?.traces.find(match)
  return {
    made: new Date().toISOString(),
    machines: Object.fromEntries(
      reports.map(({ machine, measures, rendered, site }) => [
        machine,
        [...measures, { name: 'rendered', ...rendered }, { name: 'site', ...site }],
      ]),
    ),
    files,
    words,
    walks,
    failures: [
      ...walks.flatMap((walk) =>
        siteFailure(
          walk,
          traceOf(walk.machine, ({ id }) => id === walk.id),
          words,
        ),
      ),
      ...testFailures(traceOf, words),
    ].sort((one, other) => one.steps.length - other.steps.length),
    requirements: requirements().map(({ transitions, ...rest }) => ({
      ...rest,
      transitions: transitions.map(({ traces, ...transition }) => ({ ...transition, traces: [...traces] })),
    })),
  }
}

type Words = Readonly<Record<string, readonly string[]>>

function siteFailure(walk: RecordedWalk, trace: Trace | undefined, said: Words): Failure[] {
  if (walk.failure === undefined || !trace) return []
  const words = said[`${walk.machine}/${walk.id}`] ?? []
  // The first moment is the start, the last the failure.
  const steps = walk.shortest?.map((at) => words[at] ?? '') ?? words.slice(0, walk.moments.length - 1)
  const { machine, id, failure: message } = walk
  return [{ on: 'the site', machine, name: trace.name, id, at: walk.moments.length - 1, steps, message }]
}

const LEVELS = [
  { file: /\/paths\.test\.ts$/, on: 'the machine' },
  { file: /\/(components|screens-\d|places)\.test\.tsx$/, on: 'a component' },
  { file: /\/properties\.extended\.test\.ts$/, on: 'random walks' },
]

/** The failures of the tests that vitest runs. */
function testFailures(
  traceOf: (machine: string, match: (trace: Trace) => boolean) => Trace | undefined,
  words: Words,
): Failure[] {
  if (!existsSync(VITEST_RESULTS)) return []
  const { testResults } = v.parse(Results, JSON.parse(readFileSync(VITEST_RESULTS, 'utf8')))
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => {
        const machine = [...ancestorTitles, ...title.split(' ')].find((word) => word in machines) ?? ''
        const trace = traceOf(machine, ({ name }) => name === title)
        const message = (failureMessages ?? []).join('\n').split('\n    at ')[0] ?? ''
        const failedAt = Number(/Step (\d+) of/.exec(message)?.[1] ?? 0)
        const known = trace ? (words[`${machine}/${trace.id}`] ?? []) : walked(machine)
        return {
          on: LEVELS.find((level) => level.file.test(file))?.on ?? 'a test',
          machine,
          name: title,
          ...(trace ? { id: trace.id } : {}),
          at: failedAt,
          steps: known.slice(0, failedAt || undefined),
          message,
        }
      }),
  )
}

const Shortest = v.object({ steps: v.array(v.looseObject({ kind: v.string() })) })

/** The shortest trace of a random walk that failed, in the names of its steps. */
function walked(machine: string): string[] {
  const file = `${REPORTS}/${machine}-failing.json`
  if (!existsSync(file)) return []
  return v
    .parse(Shortest, JSON.parse(readFileSync(file, 'utf8')))
    .steps.map(({ kind, ...step }) => `${kind} ${JSON.stringify(step)}`)
}

/** A step as the fixture puts it: "sends the form". */
function wordsOf({ machine, events, outcomes, delays = {} }: Fixture, step: Step): string {
  if (step.kind === 'wait') {
    const said = delays[step.delay] ?? stepLabel(step, machine)
    return step.almost ? `${said}, but for a millisecond` : said
  }
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  const found =
    step.kind === 'event'
      ? Object.values(events)
          .flat()
          .find(({ event }) => isDeepStrictEqual(plain(event), plain(step.event)))
      : outcomes[step.actor]?.find(({ outcome }) => isDeepStrictEqual(plain(outcome), plain(step.outcome)))
  return found?.says ?? `${stepLabel(step, machine)} ${stepDetail(step)}`.trim()
}

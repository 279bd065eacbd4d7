/** The failures of the latest `npm run test:paths`, each as a path that the inspector can play. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { machines } from '../../machines/index.ts'
import { type PlayedStep, PlayedStepSchema } from '../../machines/kit/trace.ts'
import { machineNames } from '../../tests/path-harness/discover.ts'
import { tracesOf } from '../../tests/path-harness/traces.ts'
import { REPORTS, VITEST_RESULTS } from '../paths/report.ts'

/** How `tests/machines/properties.extended.test.ts` names the shortest walk that broke a promise. */
const SHORTEST = /-failing\.json$/
const ShortestSchema = v.object({ machine: v.string(), steps: v.array(PlayedStepSchema) })

const ResultsSchema = v.object({
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

/** `on` says where it was walked: "the machine", "a component" or "random walks". */
type Failure = { on: string; machine: string; name: string; message: string }
type PlayableFailure = Failure & ({ trace: string; at: number } | { steps: readonly PlayedStep[] })

const LEVELS = [
  { file: /\/paths\.test\.ts$/, on: 'the machine' },
  { file: /\/(components|screens[-\d]*(\.extended)?)\.test\.tsx$/, on: 'a component' },
  { file: /\/properties\.extended\.test\.ts$/, on: 'random walks' },
]

/** Failures without a path, such as a missing example, are left to the test's own message. */
export async function playableFailures(): Promise<PlayableFailure[]> {
  const failures = testFailures()
  const generated: PlayableFailure[] = []
  for (const failure of failures) {
    if (!isMachine(failure.machine)) continue
    const trace = (await tracesOf(failure.machine)).find(({ name }) => name === failure.name)
    if (trace) generated.push({ ...failure, trace: trace.id, at: stepOf(failure.message) })
  }
  const random = shortestWalks().map(({ machine, steps }) => {
    const said = failures.find((failure) => failure.machine === machine && failure.on === 'random walks')
    return {
      on: 'random walks',
      machine,
      name: said?.name ?? 'breaks what must always hold',
      message: said?.message ?? '',
      steps,
    }
  })
  return [...generated, ...random]
}

function testFailures(): Failure[] {
  if (!existsSync(VITEST_RESULTS)) return []
  const { testResults } = v.parse(ResultsSchema, JSON.parse(readFileSync(VITEST_RESULTS, 'utf8')))
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        on: LEVELS.find((level) => level.file.test(file))?.on ?? 'a test',
        machine: [...ancestorTitles, ...title.split(' ')].find((word) => word in machines) ?? '',
        name: title,
        message: (failureMessages ?? []).join('\n').split('\n    at ')[0] ?? '',
      })),
  )
}

const isMachine = (name: string) => machineNames.some((machine) => machine === name)

const stepOf = (message: string) => Number(/Step (\d+) of/.exec(message)?.[1] ?? 0)

function shortestWalks() {
  if (!existsSync(REPORTS)) return []
  return readdirSync(REPORTS)
    .filter((file) => SHORTEST.test(file))
    .map((file) => v.parse(ShortestSchema, JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8'))))
}

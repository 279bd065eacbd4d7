/** What the runners wrote of each test: how long it took, and why it failed. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

export type Result = {
  name: string
  seconds: number
  outcome: 'passed' | 'failed' | 'skipped'
  /** The first line of what a failure says. */
  says: string
}

const Vitest = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      // Of a file that could not be read, which has no tests.
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number(), 0),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

const Attempt = v.object({
  duration: v.number(),
  error: v.exactOptional(v.object({ message: v.exactOptional(v.string(), '') }), {}),
})
const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(Attempt) })),
})
type Suite = { specs?: v.InferOutput<typeof Spec>[]; suites?: Suite[] }
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.exactOptional(v.array(Spec)),
  suites: v.exactOptional(v.array(v.lazy(() => Suite))),
})
const Playwright = v.object({ suites: v.array(Suite) })

const OUTCOMES: Readonly<Record<string, Result['outcome']>> = {
  passed: 'passed',
  expected: 'passed',
  failed: 'failed',
  unexpected: 'failed',
}
const outcomeOf = (status: string) => OUTCOMES[status] ?? 'skipped'

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0] ?? ''

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** Nothing if the runner did not get as far as writing it. */
export function vitestResults(file: string): Result[] {
  return v
    .parse(Vitest, read(file) ?? { testResults: [] })
    .testResults.flatMap(({ name, status, message, assertionResults }): Result[] => {
      const tests = assertionResults.map((test) => ({
        name: `${inTests(name)}: ${test.fullName}`,
        seconds: test.duration / 1000,
        outcome: outcomeOf(test.status),
        says: firstLine(test.failureMessages[0]),
      }))
      if (status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed')) return tests
      return [...tests, { name: inTests(name), seconds: 0, outcome: 'failed', says: firstLine(message) }]
    })
}

/** Nothing if the runner did not get as far as writing it. */
export function playwrightResults(file: string): Result[] {
  const specsIn = ({ specs = [], suites = [] }: Suite): v.InferOutput<typeof Spec>[] => [
    ...specs,
    ...suites.flatMap(specsIn),
  ]
  const specs = v.parse(Playwright, read(file) ?? { suites: [] }).suites.flatMap(specsIn)
  return specs.flatMap(({ title, file: name, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${inTests(name)}: ${title}`,
      seconds: results.reduce((all, { duration }) => all + duration, 0) / 1000,
      outcome: outcomeOf(status),
      says: firstLine(results.findLast(({ error }) => error.message)?.error.message),
    })),
  )
}

const inTests = (file: string) => file.replace(/^.*\/tests\//, '')

/** The ten that took longest, one a line. */
export const slowestTen = (results: readonly Result[]): string[] =>
  results
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${name}`)

/** What the runners wrote of how long each test took. */
import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

type Timed = { name: string; seconds: number }
export type Counts = { passed: number; failed: number; times: Timed[] }

const Vitest = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), duration: v.nullish(v.number(), 0) }),
      ),
    }),
  ),
})

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) })),
})
type Suite = { specs?: v.InferOutput<typeof Spec>[]; suites?: Suite[] }
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.exactOptional(v.array(Spec)),
  suites: v.exactOptional(v.array(v.lazy(() => Suite))),
})
const Playwright = v.object({ suites: v.array(Suite) })

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** Nothing if the runner did not get as far as writing it. */
export function vitestCounts(file: string): Counts {
  const tests = v
    .parse(Vitest, read(file) ?? { testResults: [] })
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, name: `${inTests(name)}: ${test.fullName}` })),
    )
  return counts(
    tests.map(({ name, duration, status }) => ({ name, seconds: duration / 1000, status })),
    'passed',
    'failed',
  )
}

export function playwrightCounts(file: string): Counts {
  const specsIn = ({ specs = [], suites = [] }: Suite): v.InferOutput<typeof Spec>[] => [
    ...specs,
    ...suites.flatMap(specsIn),
  ]
  const specs = v.parse(Playwright, read(file) ?? { suites: [] }).suites.flatMap(specsIn)
  const tests = specs.flatMap(({ title, file: name, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${inTests(name)}: ${title}`,
      seconds: results.reduce((all, { duration }) => all + duration, 0) / 1000,
      status,
    })),
  )
  return counts(tests, 'expected', 'unexpected')
}

function counts(tests: readonly (Timed & { status: string })[], passed: string, failed: string): Counts {
  const number = (status: string) => tests.filter((test) => test.status === status).length
  return {
    passed: number(passed),
    failed: number(failed),
    times: tests.map(({ name, seconds }) => ({ name, seconds })),
  }
}

const inTests = (file: string) => file.replace(/^.*\/tests\//, '')

/** The ten that took longest, one a line. */
export const slowestTen = (times: readonly Timed[]): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${name}`)

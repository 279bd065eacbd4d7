/** The failures of the latest test runs, each as a path that the inspector can play. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Failure } from '../../machines/kit/path-report.ts'
import { type PlayedStep, PlayedStepSchema } from '../../machines/kit/trace.ts'
import { loadAll } from '../../tests/path-harness/discover.ts'
import { REPORTS } from '../paths/report.ts'
import { reportData } from '../paths/report-data.ts'

/** How `tests/machines/properties.extended.test.ts` names the shortest walk that broke a promise. */
const SHORTEST = /-failing\.json$/
const ShortestSchema = v.object({ machine: v.string(), steps: v.array(PlayedStepSchema) })

type PlayableFailure = Pick<Failure, 'on' | 'machine' | 'name' | 'message'> &
  ({ trace: string; at: number } | { steps: readonly PlayedStep[] })

/** Failures without a path, such as a missing example, are left to the test's own message. */
export async function playableFailures(): Promise<PlayableFailure[]> {
  const { failures } = reportData(await loadAll('fixture'), [])
  const walks = shortestWalks()
  const accepted = failures.flatMap(({ on, machine, name, message, id, at }) =>
    id === undefined ? [] : [{ on, machine, name, message, trace: id, at }],
  )
  const random = walks.map(({ machine, steps }) => {
    const said = failures.find((failure) => failure.machine === machine && failure.on === 'random walks')
    return {
      on: 'random walks',
      machine,
      name: said?.name ?? 'breaks what must always hold',
      message: said?.message ?? '',
      steps,
    }
  })
  return [...accepted, ...random]
}

function shortestWalks() {
  if (!existsSync(REPORTS)) return []
  return readdirSync(REPORTS)
    .filter((file) => SHORTEST.test(file))
    .map((file) => v.parse(ShortestSchema, JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8'))))
}

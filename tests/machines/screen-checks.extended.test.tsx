// @vitest-environment jsdom
/** What levels 2 and 3 rest on, for every machine. */
import { vi } from 'vitest'
import { machineNames } from '../path-harness/discover.ts'
import { declareScreenChecks } from '../path-harness/jsdom/screen-checks.ts'
import { beginEachVisitAnew } from '../path-harness/jsdom/visits.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()

for (const name of machineNames) declareScreenChecks(name)

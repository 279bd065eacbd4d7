// @vitest-environment jsdom
/** What levels 2 and 3 rest on, for one machine; screen-checks.extended.test.tsx does so for all. */
import { vi } from 'vitest'
import { declareScreenChecks } from '../path-harness/jsdom/screen-checks.ts'
import { beginEachVisitAnew } from '../path-harness/jsdom/visits.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()

declareScreenChecks('theme')

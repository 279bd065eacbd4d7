// @vitest-environment jsdom
/**
 * Level 2: every transition of every machine, one walk at each other place, and what the walks rest on for one machine. In one
 * file, because loading the pages takes as long as walking them. The extended tests have all walks.
 */
import { vi } from 'vitest'
import { declareFewWalks } from '../path-harness/jsdom/declare-walks.ts'
import { declareScreenChecks } from '../path-harness/jsdom/screen-checks.ts'
import { beginEachVisitAnew } from '../path-harness/jsdom/visits.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()
declareFewWalks()
declareScreenChecks('theme')

// @vitest-environment jsdom
/** Level 2 for a third of the machines. */
import { vi } from 'vitest'
import { declareWalks } from '../path-harness/jsdom/declare-walks.ts'
import { beginEachVisitAnew } from '../path-harness/jsdom/visits.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()
declareWalks(1)

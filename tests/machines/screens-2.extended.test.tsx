// @vitest-environment jsdom
/** Level 2: all walks of half of the machines. */
import { vi } from 'vitest'
import { declareAllWalks } from '../path-harness/jsdom/declare-walks.ts'
import { beginEachVisitAnew } from '../path-harness/jsdom/visits.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()
await declareAllWalks(1)

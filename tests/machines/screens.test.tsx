// @vitest-environment jsdom
/** Level 2: every transition of every machine; screens-1 to -3 have all walks. */
import { vi } from 'vitest'
import { declareFewWalks } from '../path-harness/jsdom/declare-walks.ts'
import { beginEachVisitAnew } from '../path-harness/jsdom/visits.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()
declareFewWalks()

// @vitest-environment jsdom
/** Level 2: all walks at the places of the machines. */
import { vi } from 'vitest'
import { declarePlaces } from '../path-harness/jsdom/declare-places.ts'
import { beginEachVisitAnew } from '../path-harness/jsdom/visits.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()
await declarePlaces(2)

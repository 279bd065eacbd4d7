// @vitest-environment jsdom
/** Level 2 for the machines whose walks take longest: all their traces. */
import { vi } from 'vitest'
import { declareLongWalks } from '../path-harness/jsdom/declare-walks.ts'
import { beginEachVisitAnew } from '../path-harness/jsdom/visits.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()
declareLongWalks()

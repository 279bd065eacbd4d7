// @vitest-environment jsdom
/** Level 2 with what may happen at any time and asks for nothing, after each step: neither the machine nor the page minds. */
import { describe, it, vi } from 'vitest'
import { loadWalk, machineNames } from '../path-harness/discover.ts'
import { nothingUnrelatedMatters } from '../path-harness/jsdom/unrelated.ts'
import { beginEachVisitAnew, visit } from '../path-harness/jsdom/visits.ts'
import { possibleTraces } from '../path-harness/possible-traces.ts'
import { coveringTraces } from '../path-harness/trace-files.ts'
import { titled } from '../support/titles.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()

for (const name of machineNames)
  describe(name, async () => {
    const { fixture, screen } = await loadWalk(name)
    it.each(titled(coveringTraces(possibleTraces(name, { fixture, screen }))))(
      '%s',
      async (_title, trace) => {
        await visit(name, trace, {
          ...{ fixture, screen },
          meanwhile: (visitor) => nothingUnrelatedMatters(visitor, fixture.machine.id, screen.notices),
        })
      },
    )
  })

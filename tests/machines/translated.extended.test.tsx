// @vitest-environment jsdom
/** Level 2 on pages that a translator edits at every step: what each machine shows still comes, and goes. */
import { describe, it, vi } from 'vitest'
import { tolerateEdits } from '../../src/browser/foreign-edits.ts'
import { wantedMachines } from '../path-harness/accepting.ts'
import { loadWalk } from '../path-harness/discover.ts'
import { beginEachVisitAnew, visit } from '../path-harness/jsdom/visits.ts'
import { possibleTraces } from '../path-harness/traces.ts'
import { actAsync } from '../support/gestures.ts'
import { translate } from '../support/translator.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()
tolerateEdits()

for (const name of wantedMachines)
  describe(name, async () => {
    const { fixture, screen } = await loadWalk(name)
    const [longest] = (await possibleTraces(name, { fixture, screen })).toSorted(
      (one, other) => other.steps.length - one.steps.length,
    )
    it.runIf(longest).each(['wraps', 'replaces'] as const)(
      'goes on while a translator %s its texts',
      async (how) => {
        if (longest)
          await visit(name, longest, { fixture, screen, moment: () => () => actAsync(() => translate(how)) })
      },
    )
  })

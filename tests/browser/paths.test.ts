/**
 * Level 3, as far as it is alone in seeing an effect: of machines whose events are distances, sizes and a film, which
 * jsdom does not have. paths.extended.test.ts walks them all.
 */
import { loadWalk } from '../path-harness/discover.ts'
import { possibleTraces } from '../path-harness/possible-traces.ts'
import { fewestTraces } from '../path-harness/trace-files.ts'
import { test } from './fixtures.ts'
import { walkAsVisitor } from './walk.ts'

for (const machine of ['hero', 'overflow', 'reveal', 'scrollThreshold', 'sectionSpy'] as const) {
  const { fixture, screen } = await loadWalk(machine)
  for (const trace of fewestTraces(possibleTraces(machine, { fixture, screen })))
    test(`${machine}: ${trace.name}`, async ({ page, site }) => {
      await walkAsVisitor(page, site, { machine, fixture, screen, trace })
    })
}

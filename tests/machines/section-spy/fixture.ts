import { expect } from 'vitest'
import { sectionSpy } from '../../../machines/section-spy.ts'
import { defineFixture, does, isEvent } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: sectionSpy,
  events: {
    'sections.measured': [
      { says: 'is at the top', event: { type: 'sections.measured', tops: [400, 900, 1400] } },
      {
        says: 'has the second section 200 px from the top',
        event: { type: 'sections.measured', tops: [-300, 200, 700] },
      },
      {
        says: 'has the second section 201 px from the top',
        event: { type: 'sections.measured', tops: [-299, 201, 701] },
      },
      { says: 'is at the end', event: { type: 'sections.measured', tops: [-1300, -800, -300] } },
    ],
  },
  outcomes: { watchSections: [] },
  promises: {
    'not measured: the mark stays': ({ before, now, step }) => {
      if (!isEvent(step, 'sections.measured'))
        expect(now.snapshot.context.current).toBe(before.snapshot.context.current)
    },
  },
  journeys: [
    {
      name: 'scrolls down section by section: the one within 200 px of the top is current',
      steps: [does({ type: 'sections.measured', tops: [-300, 200, 700] })],
    },
    {
      name: 'stops one pixel short: the first section stays current',
      steps: [does({ type: 'sections.measured', tops: [-299, 201, 701] })],
    },
  ],
})

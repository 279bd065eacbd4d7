import { expect } from 'vitest'
import { overflow } from '../../../machines/overflow.ts'
import { defineFixture, does, isEvent } from '../../path-harness/fixture.ts'

const measured = (box: number, content: number, scrolled: number) => ({
  type: 'box.measured' as const,
  box,
  content,
  scrolled,
})

export const fixture = defineFixture({
  machine: overflow,
  events: {
    'box.measured': [
      { says: 'the window is wide', event: measured(800, 800, 0) },
      { says: 'the window is narrow', event: measured(400, 600, 0) },
      { says: 'scrolls to the end', event: measured(400, 600, 200) },
    ],
  },
  outcomes: { watchBox: [] },
  promises: {
    'not measured: nothing changes': ({ before, now, step }) => {
      if (!isEvent(step, 'box.measured')) expect(now.snapshot.value).toEqual(before.snapshot.value)
    },
  },
  journeys: [
    {
      name: 'scrolls to where a browser that rounds calls it the end',
      steps: [does(measured(400, 600, 199))],
    },
    {
      name: 'scrolls almost to the end',
      steps: [does(measured(400, 600, 198))],
    },
  ],
})

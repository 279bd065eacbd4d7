import { expect } from 'vitest'
import { dropdown } from '../../../machines/dropdown.ts'
import { almostWaits, defineFixture, does, isEvent, reaches, waits } from '../../path-harness/fixture.ts'

const enters = does({ type: 'pointer.entered' })
const leaves = does({ type: 'pointer.left' })
const presses = does({ type: 'trigger.pressed' })

export const fixture = defineFixture({
  machine: dropdown,
  events: {
    'pointer.entered': [{ says: 'points at the button', event: { type: 'pointer.entered' } }],
    'pointer.left': [{ says: 'points elsewhere', event: { type: 'pointer.left' } }],
    'trigger.pressed': [{ says: 'presses the button', event: { type: 'trigger.pressed' } }],
    'escape.pressed': [{ says: 'presses Escape', event: { type: 'escape.pressed' } }],
    'focus.left': [{ says: 'moves the focus on', event: { type: 'focus.left' } }],
    'route.changed': [{ says: 'follows a link', event: { type: 'route.changed' } }],
  },
  outcomes: { watchSurroundings: [] },
  delays: {
    openDelay: '200 ms pass',
    closeDelay: '150 ms pass',
    skipDelay: '300 ms pass',
  },
  promises: {
    'navigated: never open': ({ now, step }) => {
      if (isEvent(step, 'route.changed')) expect(now.snapshot.hasTag('visible')).toBe(false)
    },
    'under a passing pointer: opens only as time passes': (turn) => {
      if (turn.before.snapshot.matches('opening') && reaches(turn, { open: 'fresh' }))
        expect(turn.step.kind).toBe('elapse')
    },
  },
  journeys: [
    {
      name: 'points at the button and presses it just as it opens: it stays open, and closes on the next press',
      steps: [enters, waits('openDelay'), almostWaits('skipDelay'), presses, presses],
    },
    {
      name: 'passes over the button without stopping: nothing opens',
      steps: [enters, almostWaits('openDelay'), leaves, waits('openDelay')],
    },
    {
      name: 'leaves and comes back within 150 ms: it never closes',
      steps: [enters, waits('openDelay'), leaves, almostWaits('closeDelay'), enters],
    },
  ],
})

/**
 * An external calculator in a frame, on request (section 2, Tools): nothing of it is asked for before.
 *
 *   idle      an invitation
 *   loading   the frame is on its way
 *   ready     the frame is there
 *   failed    it did not come in time; it can be asked for again
 */
import { setup } from 'xstate'
import { FRAME_TIMEOUT_MS } from '../content/constants.ts'

type Event = { type: 'frame.requested' } | { type: 'frame.loaded' } | { type: 'frame.failed' }

export const calculatorFrame = setup({
  types: { events: {} as Event },
  delays: { frameTimeout: FRAME_TIMEOUT_MS },
}).createMachine({
  id: 'calculatorFrame',
  initial: 'idle',
  states: {
    idle: { on: { 'frame.requested': 'loading' } },
    loading: {
      tags: 'framed',
      after: { frameTimeout: 'failed' },
      on: { 'frame.loaded': 'ready', 'frame.failed': 'failed' },
    },
    ready: { tags: 'framed' },
    failed: { on: { 'frame.requested': 'loading' } },
  },
})

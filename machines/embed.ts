/**
 * A frame of another site, loaded on request: a video or a calculator (sections 2 and 3).
 *
 *   idle      a picture or a drawing with a button
 *   loading   the frame has been asked for
 *   ready     the frame has loaded
 *   failed    it did not load in time; it can be requested again
 *
 * Invariant: the other site is not contacted before the visitor requests it.
 */
import { setup } from 'xstate'
import { FRAME_TIMEOUT_MS } from '../content/constants.ts'
import { type Rules, rules } from './rules.ts'

/** There is no event for a failure: browsers fire `load` for a frame that failed, or nothing at all. */
type Event = { type: 'embed.requested' } | { type: 'frame.loaded' }

export const embed = setup({
  types: { events: {} as Event, transitionMeta: {} as Rules },
  delays: { frameTimeout: FRAME_TIMEOUT_MS },
}).createMachine({
  id: 'embed',
  initial: 'idle',
  states: {
    idle: { on: { 'embed.requested': { target: 'loading', meta: rules('4.15.1') } } },
    loading: {
      tags: 'framed',
      after: { frameTimeout: { target: 'failed', meta: rules('4.15.3', '9.7') } },
      on: { 'frame.loaded': { target: 'ready', meta: rules('4.15.2') } },
    },
    ready: { tags: 'framed' },
    failed: { on: { 'embed.requested': { target: 'loading', meta: rules('4.15.3') } } },
  },
})

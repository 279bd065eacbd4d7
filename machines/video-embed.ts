/**
 * An embedded video: a poster until the visitor asks for it, so that nobody else hears of the visit
 * before (section 3).
 *
 *   poster    a picture with a play button
 *   loading   the frame is on its way
 *   playing   the frame is there
 *   failed    it did not come in time; it can be asked for again
 */
import { setup } from 'xstate'
import { FRAME_TIMEOUT_MS } from '../content/constants.ts'

type Event = { type: 'play.pressed' } | { type: 'frame.loaded' } | { type: 'frame.failed' }

export const videoEmbed = setup({
  types: { events: {} as Event },
  delays: { frameTimeout: FRAME_TIMEOUT_MS },
}).createMachine({
  id: 'videoEmbed',
  initial: 'poster',
  states: {
    poster: { on: { 'play.pressed': 'loading' } },
    loading: {
      tags: 'framed',
      after: { frameTimeout: 'failed' },
      on: { 'frame.loaded': 'playing', 'frame.failed': 'failed' },
    },
    playing: { tags: 'framed' },
    failed: { on: { 'play.pressed': 'loading' } },
  },
})

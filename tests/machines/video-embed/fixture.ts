import { videoEmbed } from '../../../machines/video-embed.ts'
import { defineFixture } from '../../path-harness/fixture.ts'
import { frameDelays, frameEvents, frameImpossible, hasFrame, hasNoFrame } from '../shared/frame.ts'

export const fixture = defineFixture({
  machine: videoEmbed,
  events: { 'play.pressed': [{ says: 'presses play', event: { type: 'play.pressed' } }], ...frameEvents },
  outcomes: {},
  delays: frameDelays,
  states: { poster: hasNoFrame, loading: hasFrame, playing: hasFrame, failed: hasNoFrame },
  impossible: frameImpossible,
})

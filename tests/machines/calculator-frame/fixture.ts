import { calculatorFrame } from '../../../machines/calculator-frame.ts'
import { defineFixture } from '../../path-harness/fixture.ts'
import { frameDelays, frameEvents, frameImpossible, hasFrame, hasNoFrame } from '../shared/frame.ts'

export const fixture = defineFixture({
  machine: calculatorFrame,
  events: {
    'frame.requested': [{ says: 'asks for the calculator', event: { type: 'frame.requested' } }],
    ...frameEvents,
  },
  outcomes: {},
  delays: frameDelays,
  states: { idle: hasNoFrame, loading: hasFrame, ready: hasFrame, failed: hasNoFrame },
  impossible: frameImpossible,
})

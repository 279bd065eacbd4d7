/** What the fixtures of the two machines that show a frame on request have in common. */
import { expect } from 'vitest'
import type { Run } from '../../path-harness/fixture.ts'

export const hasFrame = ({ snapshot }: Run) => expect(snapshot.hasTag('framed')).toBe(true)
export const hasNoFrame = ({ snapshot }: Run) => expect(snapshot.hasTag('framed')).toBe(false)

export const frameEvents = {
  'frame.loaded': [{ says: 'the frame is there', event: { type: 'frame.loaded' } }],
  'frame.failed': [{ says: 'the frame fails', event: { type: 'frame.failed' } }],
} as const

export const frameDelays = { frameTimeout: 'nothing comes for 15 seconds' }

export const frameImpossible = { 'frame.failed': 'browsers do not report that a frame failed' }

/** The street of one house, seen twice: at dawn and at noon, at dusk and at night. Each hour has a quarter of the width. */
import { ink, mix, oklch } from '../../palette.ts'
import type { Gradient, Stop } from '../../shape.ts'
import { width } from '../frame.ts'

/** The eye's height, where the land meets the sky. */
export const LINE = 572
/** The foot of both houses, the near edge of the lawn, and where people stand. */
export const [FOOT, WALK, FEET] = [745, 804, 830] as const
/** The middle of the house in the morning, and in the evening: each stands behind the pier between two windows. */
export const [MORNING, EVENING] = [400, 1200] as const

type Tones = readonly [dawn: string, noon: string, dusk: string, night: string]

/** From left to right the tones of the hours, of which one passes into the next `soft` px before and behind a pier. */
export const hours = (tones: Tones, soft = 0): Gradient => ({
  kind: 'linear',
  from: [0, 0],
  to: [width, 0],
  // Outside the first and the last stop, their tones go on.
  stops: tones.flatMap((tone, i): Stop[] => [
    ...(i > 0 ? [[(i * 400 + soft) / width, tone] as const] : []),
    ...(i < 3 ? [[(i * 400 + 400 - soft) / width, tone] as const] : []),
  ]),
})

/** What is left of the land's colours at night. */
const DARK = mix(ink.navy, ink.blue, 0.1)

/** What an hour makes of a colour. */
export const atHours = (own: string): Tones => [
  mix(mix(own, ink.lilac, 0.24), ink.blush, 0.2),
  mix(own, ink.paper, 0.16),
  mix(mix(own, ink.navy, 0.46), ink.lilac, 0.14),
  mix(own, DARK, 0.76),
]

export const sun = mix(ink.wheat, ink.gold, 0.45)
export const lawn = oklch(60, 0.085, 135)
export const cladding = mix(mix(ink.nearRange, ink.glacier, 0.45), ink.blue, 0.1)
export const trim = mix(ink.paper, ink.wheat, 0.4)

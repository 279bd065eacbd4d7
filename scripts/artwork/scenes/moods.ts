import { ink, mix, oklch } from '../palette.ts'

/** A time of day: the colours of the band, its light and the cloud above it. */
export interface Mood {
  /** The clear band from the arch down to the horizon, away from the light. */
  band: readonly [upper: string, middle: string, lower: string]
  /** The light, from its core outwards. */
  glow: readonly [core: string, inner: string, outer: string]
  /** The colour of the band far from the light. */
  shade: string
  /** The cloud at its edge, over it, and at the top. */
  cloud: readonly [edge: string, middle: string, top: string]
  rim: string
}

const rose = oklch(80, 0.075, 50)

export const moods = {
  gold: {
    band: [mix(ink.glacier, ink.blue, 0.5), mix(ink.glacier, ink.lilac, 0.6), ink.blush],
    glow: [ink.amber, mix(ink.gold, ink.wheat, 0.25), ink.blush],
    shade: mix(ink.blue, ink.cloud, 0.5),
    cloud: [mix(ink.belly, ink.blue, 0.2), ink.cloud, ink.deep],
    rim: mix(ink.gold, ink.wheat, 0.5),
  },
  dusk: {
    band: [mix(ink.blue, ink.cloud, 0.45), mix(ink.blue, ink.lilac, 0.25), mix(ink.lilac, ink.blue, 0.2)],
    glow: [ink.amber, mix(ink.gold, rose, 0.45), mix(rose, ink.lilac, 0.35)],
    shade: mix(ink.navy, ink.blue, 0.15),
    cloud: [mix(ink.cloud, ink.blue, 0.25), ink.navy, ink.deep],
    rim: mix(ink.amber, ink.wheat, 0.35),
  },
  dawn: {
    band: [
      mix(ink.glacier, ink.blue, 0.45),
      mix(ink.glacier, ink.lilac, 0.35),
      mix(ink.pale, ink.blush, 0.5),
    ],
    glow: [mix(ink.gold, rose, 0.6), mix(ink.wheat, rose, 0.5), mix(ink.wheat, ink.blush, 0.6)],
    shade: mix(ink.blue, ink.glacier, 0.25),
    cloud: [mix(ink.belly, ink.blue, 0.4), mix(ink.cloud, ink.blue, 0.25), ink.navy],
    rim: ink.wheat,
  },
  day: {
    band: [mix(ink.glacier, ink.blue, 0.4), ink.glacier, ink.pale],
    glow: [ink.wheat, mix(ink.wheat, ink.paper, 0.5), ink.paper],
    shade: mix(ink.glacier, ink.blue, 0.5),
    cloud: [mix(ink.belly, ink.blue, 0.4), mix(ink.cloud, ink.blue, 0.2), ink.navy],
    rim: ink.paper,
  },
  night: {
    band: [mix(ink.navy, ink.cloud, 0.5), mix(ink.cloud, ink.blue, 0.3), mix(ink.blue, ink.cloud, 0.45)],
    glow: [mix(ink.amber, ink.blue, 0.45), mix(ink.blue, ink.amber, 0.2), mix(ink.blue, ink.cloud, 0.2)],
    shade: mix(ink.navy, ink.cloud, 0.3),
    cloud: [mix(ink.navy, ink.cloud, 0.5), ink.deep, ink.deep],
    rim: mix(ink.blue, ink.glacier, 0.25),
  },
} as const satisfies Record<string, Mood>

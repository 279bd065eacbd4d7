/** The Glenmore Reservoir: sails coming home at the end of the day, and the mountains behind the far shore. */
import type { Hour } from '../hero/hour.ts'
import { random } from '../noise.ts'
import { ellipse, glow } from '../shape.ts'
import { farRange, nearRange } from './backdrop.ts'
import type { Landmark, Layer } from './landmark.ts'
import { banks } from './southwest/banks.ts'
import { farShore } from './southwest/far-shore.ts'
import { boats, reflections } from './southwest/fleet.ts'
import { sun } from './southwest/sun.ts'
import { layout, MOON, SHORE, SUN } from './southwest/view.ts'
import { wake } from './southwest/wake.ts'
import { water } from './water.ts'

function layers(hour: Hour, dark: boolean): Layer[] {
  const { haze } = hour
  const { horizon } = layout
  // Both draw from one run of random numbers, the banks first.
  const draw = random(14)
  const near = banks(hour, dark, draw)
  const far = farShore(hour, dark, draw)
  return [
    ...(dark ? [] : sun(hour)),
    {
      shapes: farRange(layout, hour, { seed: 21, base: horizon + 6, rise: 100, spacing: 104, gullied: true }),
      haze: { y: horizon + 4, depth: 46, strength: 0.6 },
    },
    {
      shapes: nearRange(
        layout,
        hour,
        { seed: 53, base: horizon + 34, rise: 62, spacing: 74, gullied: true },
        0.7,
      ),
      haze: { y: horizon + 20, depth: 30, strength: 0.5 },
    },
    { shapes: far },
    ...water(hour, dark, { shore: SHORE, light: dark ? MOON[0] : SUN }),
    reflections(hour, dark),
    { shapes: [...wake(hour, dark), ...boats(hour, dark)] },
    {
      shapes: [
        {
          d: ellipse(SUN, SHORE, 420, 168),
          fill: glow([SUN, SHORE], 420, 0.4, [0, haze.lit, dark ? 0 : 0.4], [1, haze.lit, 0]),
        },
      ],
      blend: 'screen',
    },
    { shapes: near },
  ]
}

export const southwest: Landmark = {
  layout,
  day: 'dusk',
  moon: MOON,
  phone: 430,
  // Fainter clouds: the brightest one would look like a second sun.
  tune: (hour) => ({ ...hour, sky: { ...hour.sky, strips: 0.4 } }),
  layers,
}

/** The evening sun, low over the pass, and its glow in the sky. */
import type { Hour } from '../../hero/hour.ts'
import { oklch } from '../../palette.ts'
import { ellipse, glow } from '../../shape.ts'
import type { Layer } from '../landmark.ts'
import { SUN } from './view.ts'

const [HIGH, RADIUS, REACH] = [252, 17, 210]

export function sun({ haze }: Hour): Layer[] {
  const bright = oklch(98, 0.045, 92)
  return [
    {
      shapes: [
        {
          d: ellipse(SUN, HIGH, REACH),
          fill: glow(
            [SUN, HIGH],
            REACH,
            1,
            [0, haze.lit, 0.75],
            [0.14, haze.lit, 0.42],
            [0.4, haze.lit, 0.14],
            [1, haze.lit, 0],
          ),
        },
      ],
      blend: 'screen',
    },
    // A soft edge, as the air blurs it.
    { shapes: [{ d: ellipse(SUN, HIGH, RADIUS), fill: bright }], blur: 0.7 },
  ]
}

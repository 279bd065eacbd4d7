/** Still water below a shore, what it mirrors, and the light on it. */
import type { Hour } from '../hero/hour.ts'
import { random } from '../noise.ts'
import { mix, oklch } from '../palette.ts'
import { down, rect, tidy } from '../shape.ts'
import { HEIGHT, type Layer, WIDTH } from './landmark.ts'

export interface Shore {
  /** Its height, in px from the top. */
  shore: number
  /** Where the sun or the moon is, in px from the left. */
  light: number
}

/** Strokes of light on the water, longer nearer. `crowd` above 1 puts more of them near the shore. */
export function glitter(
  shore: number,
  [seed, middle, spread, count]: readonly [seed: number, middle: number, spread: number, count: number],
  crowd = 1.35,
): string {
  const draw = random(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const share = draw() ** crowd
    const y = shore + 4 + (HEIGHT - shore) * share
    const reach = spread * (0.3 + 0.9 * share)
    const x = middle + (draw() + draw() + draw() - 1.5) * reach
    const long = (5 + 46 * share) * (0.4 + draw())
    const thick = (0.5 + 2 * share) * (0.5 + 0.7 * draw())
    d += `M${tidy(x - long)} ${tidy(y)}Q${tidy(x)} ${tidy(y - thick)} ${tidy(x + long)} ${tidy(y)}Q${tidy(x)} ${tidy(y + thick)} ${tidy(x - long)} ${tidy(y)}z`
  }
  return d
}

export const gleamOf = (dark: boolean) => (dark ? oklch(93, 0.03, 215) : oklch(94, 0.06, 82))

/** The light's path on the water, straight under it: a soft column that widens toward the viewer, and strokes. */
function lightPath(dark: boolean, { shore, light: middle }: Shore): Layer[] {
  const gleam = gleamOf(dark)
  const [far, near] = [20, 120]
  // Below the shore, so that the blur does not light the woods.
  const top = shore + 18
  return [
    {
      shapes: [
        {
          d: `M${middle - far} ${top}H${middle + far}L${middle + near} ${HEIGHT + 40}H${middle - near}z`,
          fill: down(shore, HEIGHT, [0, gleam, 0.42], [0.4, gleam, 0.26], [1, gleam, 0.1]),
        },
      ],
      blur: 12,
      blend: 'screen',
    },
    {
      shapes: [
        { d: glitter(shore, [9, middle, 130, 420], 1.1), fill: gleam, opacity: 0.5 },
        { d: glitter(shore, [12, middle, 56, 240], 1.1), fill: gleam, opacity: 0.7 },
      ],
    },
  ]
}

/** The water, what it mirrors, and the waves. */
export function water({ inks: ink, water }: Hour, dark: boolean, at: Shore): Layer[] {
  const { shore } = at
  const gleam = gleamOf(dark)
  return [
    {
      shapes: [
        {
          d: rect(0, shore, WIDTH, HEIGHT - shore),
          fill: down(
            shore,
            HEIGHT,
            ...(dark
              ? ([
                  [0, oklch(52, 0.08, 232)],
                  [0.3, oklch(38, 0.08, 240)],
                  [1, oklch(21, 0.055, 242)],
                ] as const)
              : water),
          ),
        },
      ],
    },
    { shapes: [], mirror: { line: shore, stretch: 0.98, opacity: dark ? 0.62 : 0.66 } },
    {
      shapes: [
        {
          d: rect(0, shore, WIDTH, HEIGHT - shore),
          fill: down(
            shore,
            HEIGHT,
            [0, ink.blue, 0],
            [0.55, mix(ink.blue, ink.cloud, 0.5), 0.3],
            [1, ink.deep, 0.85],
          ),
        },
        { d: glitter(shore, [5, 800, 1500, 520]), fill: mix(ink.blue, ink.navy, 0.45), opacity: 0.24 },
        { d: glitter(shore, [7, 780, 1300, 380]), fill: mix(gleam, ink.glacier, 0.6), opacity: 0.14 },
      ],
    },
    ...lightPath(dark, at),
  ]
}

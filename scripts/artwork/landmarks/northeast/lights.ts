/** The lamps of the airport, lit: the approach to the runway, and the apron. */
import type { Hour } from '../../hero/hour.ts'
import { oklch } from '../../palette.ts'
import { ellipse, glow, type Point, type Shape, tidy } from '../../shape.ts'
import type { Layer } from '../landmark.ts'
import { MASTS } from './airfield.ts'
import { LINE, seen } from './view.ts'

interface Lamp {
  at: Point
  size: number
}

/** The approach lights: a line of short bars from the railway to the threshold, and the cross bar. */
function approach(): { white: Lamp[]; red: Lamp[]; green: Lamp[]; posts: string } {
  const white: Lamp[] = []
  const red: Lamp[] = []
  const green: Lamp[] = []
  let posts = ''
  const put = (list: Lamp[], across: number, away: number) => {
    const up = 0.05
    const at = seen(across, away, up)
    const foot = seen(across, away)
    list.push({ at, size: Math.max(0.7, 4.4 / away) })
    if (away < 4) posts += `M${tidy(at[0])} ${tidy(at[1])}V${tidy(foot[1])}`
  }
  for (let step = 0; step < 9; step++) {
    const away = 3.05 * 1.075 ** step
    for (const across of [-0.06, -0.03, 0, 0.03, 0.06]) put(white, across, away)
    if (step > 2) for (const across of [-0.2, -0.17, 0.17, 0.2]) put(red, across, away)
    if (step === 2) for (let i = -8; i <= 8; i++) if (Math.abs(i) > 1) put(white, i * 0.036, away)
  }
  for (let i = -9; i <= 9; i++) put(green, i * 0.028, 6)
  for (let step = 0; step < 26; step++) {
    const away = 6.2 * 1.14 ** step
    put(white, -0.25, away)
    put(white, 0.25, away)
  }
  return { white, red, green, posts }
}

const dots = (lamps: readonly Lamp[], share = 1): string =>
  lamps.map(({ at: [x, y], size }) => ellipse(x, y, size * share, size * share * 0.9)).join('')

/** The colour of the white lamps, and of the airliner's. */
export const white = (dark: boolean) => (dark ? oklch(97, 0.03, 90) : oklch(98, 0.035, 75))

/** The light around a lamp. */
export const halo = (x: number, y: number, strength: number, radius: number, colour: string): Shape => ({
  d: ellipse(x, y, radius),
  fill: glow(
    [x, y],
    radius,
    1,
    [0, colour, strength],
    [0.12, colour, strength * 0.6],
    [0.4, colour, strength * 0.16],
    [1, colour, 0],
  ),
})

export function lights({ inks: ink, lamps }: Hour, dark: boolean): Layer[] {
  const lamp = approach()
  return [
    {
      shapes: [
        ...[...lamp.white, ...lamp.red].map(({ at: [x, y], size: r }) =>
          halo(x, y, 0.34, r * 7, dark ? oklch(80, 0.13, 75) : oklch(78, 0.13, 55)),
        ),
        ...lamp.green.map(({ at: [x, y], size: r }) => halo(x, y, 0.4, r * 8, oklch(80, 0.16, 160))),
        ...MASTS.map((x) => halo(x, LINE - 62, 0.9, 34, lamps.colour)),
      ],
      blend: 'screen',
    },
    {
      shapes: [
        { d: lamp.posts, stroke: ink.night, width: 1.2, opacity: 0.8 },
        { d: dots(lamp.red), fill: oklch(70, 0.19, 25) },
        { d: dots(lamp.green), fill: oklch(86, 0.16, 160) },
        { d: dots(lamp.white, 1.1), fill: white(dark) },
      ],
    },
  ]
}

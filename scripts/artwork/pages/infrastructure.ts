import { lamps } from '../lamps.ts'
import { ink, mix } from '../palette.ts'
import type { Eye } from '../plane.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { glow, polygon, rect } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { BESIDE, HEIGHT, mountains, shadow, WIDTH } from './stage.ts'
import { arch, under } from './vault.ts'

const LINE = 700
const eye: Eye = { horizon: LINE - 14, middle: 2420, height: 560, turn: -0.5 }

/** The city's street lamps at night, seen from Nose Hill: all of them on before anybody asks. */
export function infrastructure(): string {
  const city = skyline({
    x: 2190,
    ground: LINE + 8,
    scale: 0.72,
    haze: mix(ink.blue, ink.navy, 0.2),
    rim: ink.amber,
    lit: 0.05,
    light: -1,
  })
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { mood: moods.dusk, seed: 24, light: [2240, 480], level: LINE },
      ...mountains(BESIDE, {
        seed: 44,
        rise: 64,
        base: LINE,
        tint: tints.dusk,
        haze: ink.amber,
        light: 2240,
        count: 1,
      }),
    ),
    {
      clip: under(BESIDE, 24),
      nodes: [
        { d: rect(1600, LINE, 2400, 300), fill: mix(ink.navy, ink.deep, 0.55) },
        {
          d: rect(1600, LINE, 2400, 220),
          fill: glow([2500, LINE], 900, 0.2, [0, ink.amber, 0.4], [1, ink.amber, 0]),
        },
        ...city.shapes,
        ...lamps({ eye, left: 1840, right: 3950, bottom: 985 }),
      ],
    },
    {
      d: polygon([
        [1500, 1000],
        [1900, 952],
        [2300, 930],
        [2700, 944],
        [3200, 916],
        [4000, 950],
        [4000, 1000],
      ]),
      fill: ink.night,
    },
    shadow(812),
  ])
}

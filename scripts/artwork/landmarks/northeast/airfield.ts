/** The airport on the plain: its terminal and tower, the runway, the taxiways and the gates. */
import type { Hour } from '../../hero/hour.ts'
import { streetLamps } from '../../hero/street-lamps.ts'
import { hills, toFloor } from '../../hills.ts'
import { mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect } from '../../shape.ts'
import { HEIGHT, type Layer, WIDTH } from '../landmark.ts'
import { airliner } from './airliner.ts'
import { metal } from './metal.ts'
import { suburb } from './suburb.ts'
import { LINE, layout, seen } from './view.ts'

/** Where the masts of the apron stand. */
export const MASTS = [1344, 1470, 1580] as const

/** Where airliners stand. */
const GATES = [1300, 1404, 1520] as const

const hangarTone = (dark: boolean) => (dark ? oklch(24, 0.045, 242) : oklch(47, 0.06, 310))

/** The foothills, and the terminal and its tower before them. */
export function terminal({ inks: ink, haze, lamps }: Hour, dark: boolean): Layer {
  const hangar = hangarTone(dark)
  return {
    shapes: [
      {
        d: polygon(
          toFloor(hills({ seed: 5, width: WIDTH, base: LINE - 6, rise: 18, swell: 360, step: 24 }), HEIGHT),
          1,
        ),
        fill: down(
          LINE - 30,
          LINE + 10,
          [0, mix(ink.nearRange, ink.midRange, 0.35)],
          [1, mix(ink.hill, ink.nearRange, 0.4)],
        ),
      },
      // The tower stands behind the terminal.
      { d: `M1425 ${LINE}l4 -94h-9l-4 -20h36l-4 20h-9l4 94z`, fill: mix(hangar, ink.navy, 0.35) },
      { d: `M1417 ${LINE - 112}h34l-2 12h-30z`, fill: lamps.colour, opacity: 0.9 },
      { d: `M1434 ${LINE - 114}v-16`, stroke: hangar, width: 1.6 },
      { d: ellipse(1434, LINE - 131, 2), fill: ink.brick },
      {
        // Higher than the mountains behind it, as somebody on the plain sees it.
        d: `M1352 ${LINE}v-38q60 -27 150 -22l118 8v52z`,
        fill: down(LINE - 60, LINE, [0, mix(hangar, haze.lit, 0.25)], [1, hangar]),
      },
      { d: rect(1360, LINE - 30, 260, 17), fill: lamps.colour, opacity: dark ? 0.95 : 0.8 },
      {
        d: Array.from({ length: 26 }, (_, i) => `M${1366 + i * 10} ${LINE - 31}v19`).join(''),
        stroke: hangar,
        width: 1.6,
      },
      { d: `M1256 ${LINE}v-14h74v14z`, fill: hangar },
    ],
    haze: { y: LINE - 6, depth: 26, strength: 0.42 },
  }
}

/** The plain with the runway, and the edge of the city. */
export function field(hour: Hour, dark: boolean): Layer {
  const { inks: ink, haze, plain } = hour
  const ground = hills({ seed: 15, width: WIDTH, base: LINE, rise: 12, swell: 500, step: 24 })
  const runway = [seen(-0.26, 6), seen(0.26, 6), seen(0.26, 90), seen(-0.26, 90)]
  const verge = [seen(-0.34, 2.8), seen(0.34, 2.8), seen(0.34, 6), seen(-0.34, 6)]
  const earth = dark ? oklch(31, 0.05, 238) : oklch(36, 0.05, 290)
  return {
    shapes: [
      {
        d: polygon(toFloor(ground, HEIGHT), 1),
        fill: down(
          LINE - 6,
          HEIGHT,
          [0, plain.top],
          [0.16, mix(earth, plain.top, 0.5)],
          [0.5, earth],
          [1, mix(earth, ink.night, dark ? 0.2 : 0.7)],
        ),
      },
      {
        d: rect(0, LINE - 8, WIDTH, 200),
        fill: glow(
          [layout.light.x, LINE],
          640,
          0.2,
          [0, plain.glow, 0.7 * plain.strength],
          [0.45, plain.glow, 0.2 * plain.strength],
          [1, plain.glow, 0],
        ),
      },
      ...streetLamps({ ...layout, width: 760, height: 540 }, [], hour),
      ...suburb(hour, dark),
      {
        d: polygon(runway, 1),
        fill: down(LINE, 442, [0, mix(earth, haze.lit, 0.5)], [1, mix(earth, ink.navy, 0.4)]),
      },
      { d: polygon(verge, 1), fill: mix(earth, ink.night, 0.5), opacity: 0.35 },
      // Its shoulders, a little lighter than both.
      {
        d: [-0.26, 0.26].map((side) => `M${seen(side, 6).join(' ')}L${seen(side, 90).join(' ')}`).join(''),
        stroke: mix(earth, haze.lit, 0.5),
        width: 1.5,
        opacity: 0.7,
      },
    ],
  }
}

/** The lamps of the taxiways, and what stands at the gates. */
export function apron({ haze, lamps }: Hour, dark: boolean): Layer {
  const tones = metal(dark, lamps.colour)
  return {
    shapes: [
      {
        d: Array.from({ length: 34 }, (_, i) =>
          i < 20 ? seen(0.4, 4.2 * 1.12 ** i) : ([1262 + (i - 20) * 24, LINE + 14 + ((i * 7) % 3)] as const),
        )
          .map(([x, y], i) => ellipse(x, y, Math.max(0.8, 1.7 - (i % 20) * 0.06)))
          .join(''),
        fill: oklch(68, 0.17, 255),
      },
      { d: MASTS.map((x) => `M${x} ${LINE + 2}v-64`).join(''), stroke: hangarTone(dark), width: 1.5 },
      // The concrete, and what stands on it.
      {
        d: `M1236 ${LINE + 3}H1620V${LINE + 34}L1150 ${LINE + 26}z`,
        fill: mix(hangarTone(dark), haze.lit, dark ? 0.12 : 0.3),
        opacity: 0.5,
      },
      { d: GATES.map((x) => ellipse(x, LINE + 8, 42, 2.5)).join(''), fill: tones.dark, opacity: 0.55 },
      ...GATES.flatMap((x) => airliner(x, LINE - 3, 0.17, 0, tones)),
      {
        d: [1262, 1352, 1470, 1566]
          .map((x) => rect(x, LINE + 13, 15, 6) + rect(x + 15, LINE + 15, 5, 4))
          .join(''),
        fill: tones.side,
      },
      {
        d: [1282, 1372, 1490].map((x) => ellipse(x, LINE + 17, 1.6)).join(''),
        fill: lamps.colour,
      },
    ],
  }
}

/** The airport on the plain: its terminal and tower, the runway with its lights, and airliners at the gates. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, ellipse, type Point, polygon, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { asIs, WIDTH } from '../landmark.ts'
import { halo } from '../setting.ts'
import { airliner } from './airliner.ts'
import { metal } from './metal.ts'

export const LINE = 404
/** Where the runway ends. */
const END = 1236
/** Where the masts of the apron stand, and the airliners. */
const MASTS = [1344, 1470, 1580]
const GATES = [1300, 1408, 1524]

/** The ground: `across` from the middle of the runway, `away` from the eye. */
const seen = (across: number, away: number): Point => [
  END + ((across - 0.62) * 940) / away,
  LINE - 2 + 204 / away,
]

const dots = (points: readonly Point[], radius: number): string =>
  points.map(([x, y]) => ellipse(x, y, radius)).join('')

/** The lights of the runway's edges and of its middle, and those before it, nearer and larger. */
function lights(): Shape[] {
  const along = Array.from({ length: 18 }, (_, i) => 6.4 * 1.13 ** i)
  const before = [3.1, 3.4, 3.8, 4.3, 4.9, 5.6]
  return [
    {
      d: dots(
        along.flatMap((away) => [seen(-0.26, away), seen(0.26, away)]),
        1.6,
      ),
      fill: kept(ink.wheat),
    },
    {
      d: dots(
        along.map((away) => seen(0, away)),
        1.3,
      ),
      fill: kept(oklch(84, 0.12, 165)),
    },
    {
      d: dots(
        before.flatMap((away) => [-0.16, -0.08, 0, 0.08, 0.16].map((across) => seen(across, away))),
        2.4,
      ),
      fill: kept(ink.paper),
    },
    {
      d: dots(
        [-0.3, -0.24, 0.24, 0.3].map((across) => seen(across, 5.9)),
        2.2,
      ),
      fill: kept(ink.brick),
    },
  ]
}

export function airfield(dark: boolean, earth: string, light: string): Node[] {
  const wall = mix(earth, ink.lilac, 0.25)
  const tones = metal(dark, ink.lamp)
  return [
    // The tower stands behind the terminal.
    { d: `M1424 ${LINE}l4-100h-10l-5-22h42l-5 22h-10l4 100z`, fill: mix(earth, ink.navy, 0.45) },
    { d: `M1415 ${LINE - 120}h38l-3 13h-32z`, fill: ink.lamp },
    { d: `M1434 ${LINE - 122}v-18`, stroke: mix(earth, ink.navy, 0.45), width: 2 },
    { d: `M1352 ${LINE}v-40q60-28 150-23l118 8v55z`, fill: wall },
    { d: `M1352 ${LINE - 40}q60-28 150-23l118 8v10l-118-8q-90-5-150 23z`, fill: mix(light, ink.wheat, 0.4) },
    { d: rect(1364, LINE - 32, 256, 19), fill: ink.lamp },
    {
      d: Array.from({ length: 16 }, (_, i) => `M${1376 + i * 16} ${LINE - 33}v21`).join(''),
      stroke: wall,
      width: 2.4,
    },
    { d: `M1256 ${LINE}v-15h76v15z`, fill: mix(wall, ink.navy, 0.2) },
    {
      d: rect(-20, LINE - 4, WIDTH + 40, 200),
      fill: down(LINE - 4, 500, [0, mix(earth, light, 0.6)], [0.3, mix(earth, light, 0.2)], [1, earth]),
    },
    {
      d: `M1236 ${LINE + 2}H1620V${LINE + 36}L1150 ${LINE + 27}z`,
      fill: mix(earth, light, 0.72),
    },
    {
      d: polygon([seen(-0.3, 2.9), seen(0.3, 2.9), seen(0.3, 90), seen(-0.3, 90)], 1),
      fill: mix(earth, ink.navy, 0.35),
    },
    {
      d: [-0.3, 0.3].map((side) => `M${seen(side, 2.9).join(' ')}L${seen(side, 90).join(' ')}`).join(''),
      stroke: mix(light, earth, 0.3),
      width: 2,
    },
    ...lights(),
    { d: MASTS.map((x) => `M${x} ${LINE + 2}v-66`).join(''), stroke: mix(earth, ink.navy, 0.4), width: 2 },
    ...MASTS.flatMap((x) => [
      halo(x, LINE - 64, 22, ink.wheat, 0.8),
      { d: ellipse(x, LINE - 64, 3), fill: kept(ink.paper) },
    ]),
    ...GATES.flatMap((x) => [
      { d: ellipse(x, LINE + 10, 46, 3), fill: mix(earth, ink.navy, 0.5), opacity: 0.6 },
      ...asIs(airliner(x, LINE - 3, 0.19, 0, tones)),
    ]),
  ]
}

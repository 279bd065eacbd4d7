/** The boats on the reservoir, and their reflections. */
import type { Hour } from '../../hero/hour.ts'
import { random } from '../../noise.ts'
import { mix, oklch } from '../../palette.ts'
import { down, rect, type Shape, tidy } from '../../shape.ts'
import { HEIGHT, type Layer } from '../landmark.ts'
import { type Boat, boat, type Canvas } from './boat.ts'
import { BERTH, steamer } from './steamer.ts'

const BOATS: readonly Boat[] = [
  { at: [472, 383], mast: 34, lift: 2, heading: 1 },
  { at: [516, 387], mast: 42, lift: 2, heading: 1 },
  { at: [1256, 389], mast: 48, lift: 2, heading: -1 },
  { at: [1180, 402], mast: 78, lift: 3, heading: -1 },
  { at: [742, 416], mast: 112, lift: 2.5, heading: 1 },
  { at: [968, 476], mast: 238, lift: 2, heading: -1 },
]

const canvas = ({ inks: ink, lamps }: Hour, dark: boolean): Canvas =>
  dark
    ? {
        lit: oklch(84, 0.035, 225),
        shade: oklch(44, 0.06, 240),
        edge: oklch(92, 0.02, 220),
        hull: oklch(26, 0.045, 236),
        deck: oklch(17, 0.03, 236),
        stripe: lamps.colour,
      }
    : {
        lit: oklch(97, 0.035, 82),
        shade: oklch(70, 0.05, 250),
        edge: oklch(98, 0.03, 85),
        hull: oklch(34, 0.06, 226),
        deck: oklch(25, 0.035, 220),
        stripe: mix(ink.brick, ink.amber, 0.25),
      }

export const boats = (hour: Hour, dark: boolean): Shape[] => [
  ...steamer(hour, dark),
  ...BOATS.flatMap((one) => boat(one, canvas(hour, dark))),
]

/** They fade out below the boats, and ripples break them. */
export const reflections = (hour: Hour, dark: boolean): Layer => ({
  shapes: [...steamer(hour, dark, true), ...BOATS.flatMap((one) => boat(one, canvas(hour, dark), true))].map(
    (one) => ({ ...one, opacity: (one.opacity ?? 1) * 0.42 }),
  ),
  clear: [
    ...faded(BERTH.at[0] + 12, BERTH.at[1], 96, 26),
    ...BOATS.flatMap(({ at: [x, y], mast }) =>
      faded(x, y, mast * 1.1, Math.min(mast * 0.8, HEIGHT - 10 - y)),
    ),
  ],
  blur: 1.6,
})

/** What a reflection loses, from the water line at y down to `deep` px below it. */
function faded(x: number, y: number, wide: number, deep: number): Shape[] {
  const draw = random(Math.round(x))
  let ripples = ''
  for (let at = y + 4; at < y + deep; at += 3 + 0.035 * (at - y)) {
    const share = (at - y) / deep
    const long = wide * (0.16 + 0.3 * draw())
    const middle = x + (draw() - 0.5) * (wide - long)
    const thick = (0.9 + 1.5 * share) * (0.6 + 0.6 * draw())
    ripples += `M${tidy(middle - long / 2)} ${tidy(at)}Q${tidy(middle)} ${tidy(at - thick)} ${tidy(middle + long / 2)} ${tidy(at)}Q${tidy(middle)} ${tidy(at + thick)} ${tidy(middle - long / 2)} ${tidy(at)}z`
  }
  return [
    {
      d: rect(x - wide / 2, y, wide, HEIGHT - y),
      fill: down(y, y + deep, [0, OPAQUE, 0], [0.35, OPAQUE, 0.25], [0.75, OPAQUE, 0.8], [1, OPAQUE]),
    },
    { d: ripples, fill: OPAQUE, opacity: 0.9 },
  ]
}

const OPAQUE = '#000000'

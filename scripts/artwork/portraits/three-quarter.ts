/** People who turn towards the viewer: head and shoulders, facing a little to the right, in the size of the others. */
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, type Point } from '../shape.ts'
import type { Node } from '../svg.ts'
import { edged, shade, skinShade, type Tones, thing, warmShade } from './figure.ts'

const HEAD =
  'M-42-8C-45-46-22-64 6-64C34-64 49-44 48-18C48-10 45-5 46 1C48 8 50 13 48 23C46 39 36 54 25 60C16 64 9 63 2 60C-14 52-30 37-37 18C-41 10-42 2-42-8z'
const NECK = 'M-30 22C-27 60-28 82-46 98C-20 136 26 134 42 104C27 88 20 74 20 54z'
const BODY =
  'M-136 330C-137 214-126 154-86 122C-60 104-40 100-30 80C-20 112 18 114 25 86C34 102 52 108 76 120C116 142 130 200 132 330z'
const FOLDS =
  'M-84 150C-66 190-70 252-96 322C-80 252-80 196-84 150zM88 150C74 192 82 250 104 316C88 250 86 196 88 150z'
const CHEEKS: readonly Point[] = [
  [-8, 22],
  [38, 22],
]
/** A face that is turned to us has less shade. */
const headForm = { middle: [6, 0], reach: 66, dark: [1, skinShade, 0.23] } as const
const coatForm = thing(0, 190, 165)

/** `inside` is what the open coat shows, and `over` comes last: the hair, and what the hands hold. */
export function towardsUs(tones: Tones, inside: readonly Node[], ...over: readonly Node[]): Node[] {
  const { skin, coat } = tones
  return [
    { d: NECK, fill: mix(skin, skinShade, 0.17) },
    {
      d: 'M-32 30C-20 70 8 82 22 60L24 78C6 96-20 88-32 60z',
      fill: down(40, 96, [0, skinShade, 0.34], [1, skinShade, 0]),
    },
    { d: 'M-42 0C-54-6-56 26-37 28z', fill: mix(skin, ink.soil, 0.2) },
    ...edged(HEAD, skin, tones, headForm),
    ...CHEEKS.map((at) => ({
      d: ellipse(...at, 15),
      fill: glow(at, 15, 1, [0, ink.brick, 0.16], [1, ink.brick, 0]),
    })),
    { d: ellipse(5.5, -3, 2.8, 3.4) + ellipse(34.5, -3, 2.6, 3.4), fill: shade },
    { d: 'M-4-3C0-9 9-10 14-4M27-4C31-10 38-9 41-4', stroke: shade, width: 2.2, round: true },
    {
      d: 'M-7-15C-1-20 9-20 15-16M28-17C33-20 39-20 43-15',
      stroke: shade,
      width: 3,
      round: true,
      opacity: 0.75,
    },
    { d: 'M25 0C28 8 32 13 31 17C29 21 23 21 20 19', stroke: warmShade, width: 2, round: true, opacity: 0.5 },
    { d: 'M5 33C13 43 29 43 37 33C29 35 14 36 5 33z', fill: mix(mix(skin, ink.brick, 0.6), warmShade, 0.35) },
    { d: 'M17 46C21 48 26 48 29 46', stroke: warmShade, width: 2, round: true, opacity: 0.35 },
    ...edged(BODY, coat, tones, coatForm),
    { d: FOLDS, fill: shade, opacity: 0.22 },
    ...inside,
    ...over,
  ]
}

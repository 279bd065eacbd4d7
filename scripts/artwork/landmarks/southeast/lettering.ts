/** The names over the shops: capitals as strokes, in perspective on their signs. */
import { mix } from '../../palette.ts'
import { type Point, polyline, type Shape } from '../../shape.ts'
import type { Facade } from './facade.ts'
import { LENS, seen } from './view.ts'

/** The strokes of a letter through points of a grid, each a digit across, 0 to 4, and one up, 0 to 4. */
const CAPITALS: Readonly<Record<string, readonly string[]>> = {
  A: ['002440', '1131'],
  B: ['0004344332023241300000'],
  C: ['4334140301103041'],
  E: ['40000444', '0232'],
  F: ['000444', '0232'],
  K: ['0004', '024402', '0240'],
  O: ['1003041434433010'],
  R: ['00043443321202', '2240'],
  S: ['433414030232413010'],
  T: ['0444', '2420'],
  Y: ['042244', '2220'],
}
/** In metres: the height of a letter, its width, and the foot of the line on the front. */
const [TALL, WIDE, FOOT] = [0.34, 0.3, 3.44]
/** From one letter to the next. */
const STEP = 0.5

/** The name in the middle of the sign. It reads from the near end at the left of the street, from the far end at the right. */
export function lettering({ name, side, from, to, at, dusk }: Facade): Shape[] {
  if (!name) return []
  const start = (from + to) / 2 + (side * (STEP * name.length - STEP + WIDE)) / 2
  const strokes = [...name].flatMap((letter, i) =>
    (CAPITALS[letter] ?? []).map((stroke) =>
      polyline(
        (stroke.match(/../g) ?? []).map(
          ([across, up]): Point =>
            seen(at, FOOT + (Number(up) * TALL) / 4, start - side * (i * STEP + (Number(across) * WIDE) / 4)),
        ),
        1,
      ),
    ),
  )
  return [
    {
      d: strokes.join(''),
      stroke: mix(dusk.trim, dusk.lamp, 0.4),
      width: (0.055 * LENS) / ((from + to) / 2),
      round: true,
    },
  ]
}

/** A city's street lamps at night, seen from a hill. */

import { ink } from './palette.ts'
import { type Eye, seen } from './plane.ts'
import { dashes, type Point, type Shape } from './shape.ts'

interface Field {
  eye: Eye
  /** Left and right end, and the lowest lamp, in px. */
  left: number
  right: number
  bottom: number
}

/** Streets and avenues of lamps; those below the middle of the field are larger. */
export function lamps({ eye, left, right, bottom }: Field): Shape[] {
  const far: Point[] = []
  const near: Point[] = []
  const middle = eye.horizon + (bottom - eye.horizon) * 0.38
  const put = (across: number, away: number) => {
    const [x, y] = seen(eye, across, away)
    if (x > left && x < right && y < bottom && y > eye.horizon + 14) (y > middle ? near : far).push([x, y])
  }
  for (let street = -14; street <= 14; street += 1.9) {
    for (let away = 1; away < 20; away += 0.8) put(street, away)
  }
  for (const avenue of [1.6, 2.6, 4, 6, 9, 13]) for (let x = -13; x < 13; x += 0.68) put(x, avenue)
  return [
    { d: dashes(far, 0), stroke: ink.lamp, width: 4, round: true },
    { d: dashes(near, 0), stroke: ink.lamp, width: 8, round: true },
  ]
}

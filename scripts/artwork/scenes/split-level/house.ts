/** A split-level house of the seventies: living rooms on the left, bedrooms over the garage on the right. */
import { ink, mix } from '../../palette.ts'
import { polygon, type Shape } from '../../shape.ts'
import { bricks } from '../perspective.ts'
import { flank, highPart } from './high-part.ts'
import { lowPart } from './low-part.ts'
import { at, facing, sun } from './view.ts'
import { brick, shade, trim } from './walls.ts'

export function house(): Shape[] {
  return [...chimney(), ...flank(), ...lowPart(), ...highPart()]
}

/** A wide chimney behind the ridge. */
function chimney(): Shape[] {
  const box = (across: number, wide: number, from: number, to: number) =>
    polygon([
      at(17.5, across, from),
      at(17.5, across + wide, from),
      at(17.5, across + wide, to),
      at(17.5, across, to),
    ])
  const flank = polygon([at(17.5, 8.4, 4), at(18.5, 8.4, 4), at(18.5, 8.4, 6.6), at(17.5, 8.4, 6.6)])
  return [
    { d: box(8.4, 1.7, 4, 6.6), fill: mix(brick, ink.midRange, 0.3) },
    { d: flank, fill: mix(brick, sun, 0.5) },
    { d: bricks(facing(17.5), [8.5, 5, 1.5, 1.5], 10, 4), stroke: mix(brick, shade, 0.5), width: 2 },
    { d: box(8.3, 1.9, 6.6, 6.8), fill: trim },
  ]
}

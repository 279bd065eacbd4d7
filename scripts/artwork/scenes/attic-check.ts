import { svg } from '../svg.ts'
import { buyers, hatch } from './attic-check/buyers.ts'
import { inspector, torchlight } from './attic-check/inspector.ts'
import { attic, gable, trusses } from './attic-check/roof.ts'
import { height, width } from './frame.ts'

/** An inspector kneels in an attic with a torch at its roof, and the buyers look on from the hatch. */
export function atticCheck(): string {
  return svg(width, height, [
    ...attic(),
    ...gable(),
    ...trusses(),
    ...hatch(),
    ...torchlight(),
    ...buyers(),
    ...inspector(),
  ])
}

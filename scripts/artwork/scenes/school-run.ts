import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { family } from './school-run/family.ts'
import { street } from './school-run/street.ts'
import { train } from './school-run/train.ts'

/** A morning in the neighbourhood: the way to school over a crossing, past the café, with the train behind. */
export function schoolRun(): string {
  return svg(width, height, [...street(), ...train(), ...lampLit(family())])
}

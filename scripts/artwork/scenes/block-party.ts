import { svg } from '../svg.ts'
import { neighbours } from './block-party/neighbours.ts'
import { street } from './block-party/street.ts'
import { height, width } from './frame.ts'

/** A street closed for an evening: neighbours at a long table, under lines of lights. */
export function blockParty(): string {
  return svg(width, height, [...street(), ...neighbours()])
}

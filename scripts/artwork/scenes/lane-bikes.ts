import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { sides } from './lane-bikes/garages.ts'
import { distance, ground, homes, trees } from './lane-bikes/lane.ts'
import { riders } from './lane-bikes/riders.ts'

/**
 * Two children on bicycles and a dog in a back lane, on a summer afternoon, and at night a family on its way home. What
 * matters is in the middle third.
 */
export function laneBikes(): string {
  return svg(width, height, [...distance(), ...trees(), ...homes(), ...ground(), ...sides(), ...riders()])
}

import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { carriers } from './sign-home/carriers.ts'
import { house } from './sign-home/house.ts'
import { distance, ground, trees } from './sign-home/street.ts'
import { van } from './sign-home/van.ts'

/** Two of the team bring a sign from the lawn of a sold house to their van, and its owners wave from the door. */
export function signHome(): string {
  return svg(width, height, [...distance(), ...ground(), ...trees(), ...house(), ...van(), ...carriers()])
}

import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { aspens } from './ridge-path/aspens.ts'
import { city } from './ridge-path/city.ts'
import { distance } from './ridge-path/distance.ts'
import { ridge } from './ridge-path/ridge.ts'
import { walkers } from './ridge-path/walkers.ts'

/**
 * A path over a grassy ridge late on an autumn afternoon: somebody with a dog, aspens, and below them the city and the
 * mountains. What matters is between 330 and 850 px from the top, where a band may cut it.
 */
export function ridgePath(): string {
  return svg(width, height, [...distance(), ...city(), ...ridge(), ...aspens(), ...walkers()])
}

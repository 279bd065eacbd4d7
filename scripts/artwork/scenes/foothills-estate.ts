import { svg } from '../svg.ts'
import { distance } from './foothills-estate/distance.ts'
import { gable, porchLight } from './foothills-estate/gable.ts'
import { ground, thrownByHouse } from './foothills-estate/ground.ts'
import { wings } from './foothills-estate/house.ts'
import { fence, horses } from './foothills-estate/paddock.ts'
import { poplars, shrubs } from './foothills-estate/poplars.ts'
import { height, width } from './frame.ts'

/** A long house of stone and timber in the foothills, on a summer evening: a great gable, a drive, and a paddock. */
export function foothillsEstate(): string {
  return svg(width, height, [
    ...distance(),
    ...ground(),
    ...poplars(),
    thrownByHouse(),
    ...wings(),
    ...gable(),
    ...shrubs(),
    ...porchLight(),
    ...fence(0),
    ...horses(),
    ...fence(1),
  ])
}

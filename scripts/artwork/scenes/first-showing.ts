import { svg } from '../svg.ts'
import { distance, ground, shrubs, tree } from './first-showing/garden.ts'
import { house, porch, porchRoof } from './first-showing/house.ts'
import { atTheDoor, visitors } from './first-showing/people.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'

/** An agent unlocks a house in autumn; a family waits on its walk. */
export function firstShowing(): string {
  return svg(width, height, [
    ...distance(),
    ...ground(),
    ...house(),
    ...porch(),
    ...shrubs(),
    ...lampLit(atTheDoor()),
    ...porchRoof(),
    ...lampLit(visitors()),
    ...tree(),
  ])
}

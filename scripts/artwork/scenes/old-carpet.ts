import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { carpet, floor } from './old-carpet/carpet.ts'
import { people } from './old-carpet/people.ts'
import { walls } from './old-carpet/room.ts'
import { lamplight, nightOutside, things } from './old-carpet/things.ts'

/** The first evening in a house: a loud old carpet is rolled up, and the floor below it is oak. */
export function oldCarpet(): string {
  return svg(width, height, [
    ...walls(),
    nightOutside(),
    ...floor(),
    ...things(),
    ...people(),
    ...carpet(),
    ...lamplight(),
  ])
}

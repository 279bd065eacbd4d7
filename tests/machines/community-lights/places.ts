import { quadrants } from '../../../content/communities/quadrants.ts'
import type { Place } from '../../path-harness/place.ts'
import { quadrantPlaces } from '../shared/quadrants.ts'
import { screen, seesNone, seesOne } from './screen.ts'

/** By keyboard, because the walks use the mouse. */
const byKeyboard: NonNullable<Place['also']> = {
  'goes to a name and on by keyboard: its light shows until the focus leaves': async (visitor) => {
    // The zone of the quadrant's name is open from the start.
    await visitor.focus({ selector: 'details[open] li a' })
    await seesOne(visitor)
    await visitor.focus({ role: 'searchbox' })
    await seesNone(visitor)
  },
}

/** Around the directory of each quadrant, whose own list comes first. */
export const places = quadrantPlaces((quadrant, page) => ({
  part: { selector: 'figcaption' },
  screen: { ...screen, open: (visitor) => visitor.open(page) },
  // The names are the same component everywhere: one page stands for all.
  ...(quadrant === quadrants[0] && { also: byKeyboard }),
}))

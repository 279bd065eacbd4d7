import { quadrantPlaces } from '../shared/quadrants.ts'
import { opensSouth, screen } from './screen.ts'

/** Over the directory of each quadrant, whose zones are folded. */
export const places = quadrantPlaces((_quadrant, page) => ({
  part: { selector: 'fieldset' },
  screen: { ...screen, open: (visitor) => opensSouth(visitor, page) },
}))

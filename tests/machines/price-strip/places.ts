import { quadrants } from '../../../content/communities/quadrants.ts'
import { quadrantPlaces } from '../shared/quadrants.ts'
import { stripScreen } from './screen.ts'

/** The other quadrants, each with its own communities. */
export const places = quadrantPlaces(
  (quadrant) => ({
    part: { role: 'region', name: 'What homes are assessed at' },
    screen: stripScreen(quadrant),
  }),
  quadrants.slice(1),
)

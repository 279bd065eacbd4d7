import { createElement } from 'react'
import { quadrants } from '../../../content/communities/quadrants.ts'
import type { Place, Places } from '../../path-harness/place.ts'
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
export const places: Places = Object.fromEntries(
  quadrants.map((quadrant) => [
    `the ${quadrant.id}`,
    {
      page: `/communities/${quadrant.id}`,
      view: {
        load: async () => {
          const { CommunitiesPage } = await import('../../../src/pages/communities/CommunitiesPage.tsx')
          return () => createElement(CommunitiesPage, { quadrant })
        },
      },
      part: { selector: 'figcaption' },
      isOfView: true,
      screen: { ...screen, open: (visitor) => visitor.open(`/communities/${quadrant.id}`) },
      // The names are the same component everywhere: one page stands for all.
      ...(quadrant === quadrants[0] && { also: byKeyboard }),
    },
  ]),
)

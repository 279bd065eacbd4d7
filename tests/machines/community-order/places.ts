import { createElement } from 'react'
import { quadrants } from '../../../content/communities/quadrants.ts'
import type { Places } from '../../path-harness/place.ts'
import { opensSouth, screen } from './screen.ts'

/** Over the directory of each quadrant, whose zones are folded. */
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
      part: { selector: 'fieldset' },
      isOfView: true,
      screen: {
        ...screen,
        open: (visitor) => opensSouth(visitor, `/communities/${quadrant.id}`),
      },
    },
  ]),
)

import { createElement } from 'react'
import { quadrants } from '../../../content/communities/quadrants.ts'
import type { Places } from '../../path-harness/place.ts'
import { screen } from './screen.ts'

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
    },
  ]),
)

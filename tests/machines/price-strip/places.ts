import { createElement } from 'react'
import { quadrants } from '../../../content/communities/quadrants.ts'
import type { Places } from '../../path-harness/place.ts'
import { stripScreen } from './screen.ts'

/** The other quadrants, each with its own communities. */
export const places: Places = Object.fromEntries(
  quadrants.slice(1).map((quadrant) => [
    `the ${quadrant.id}`,
    {
      page: `/communities/${quadrant.id}`,
      view: {
        load: async () => {
          const { CommunitiesPage } = await import('../../../src/pages/communities/CommunitiesPage.tsx')
          return () => createElement(CommunitiesPage, { quadrant })
        },
      },
      part: { role: 'region', name: 'What homes are assessed at' },
      isOfView: true,
      screen: stripScreen(quadrant),
    },
  ]),
)

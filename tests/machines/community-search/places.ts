import { createElement } from 'react'
import { quadrants } from '../../../content/communities/quadrants.ts'
import { listingSearch } from '../../../content/listing-search.ts'
import type { Places } from '../../path-harness/place.ts'
import { screen } from './screen.ts'

/** The directory headed by a quadrant, whose route hands over what its address names. */
export const places: Places = Object.fromEntries(
  quadrants.map((quadrant) => {
    const page = `/communities/${quadrant.id}`
    return [
      `the ${quadrant.id}`,
      {
        page,
        view: {
          load: async () => {
            const { CommunitiesPage } = await import('../../../src/pages/communities/CommunitiesPage.tsx')
            return () => createElement(CommunitiesPage, { quadrant })
          },
        },
        // What tells one from another. The directory itself is that of the first.
        part: { selector: 'h1, h2, nav, summary, [role=status]' },
        screen: {
          ...screen,
          open: async (visitor) => {
            await visitor.staysFrom(listingSearch.origin)
            await visitor.open(page)
          },
        },
      },
    ]
  }),
)

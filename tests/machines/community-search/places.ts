import { createElement } from 'react'
import { quadrants } from '../../../content/communities/quadrants.ts'
import { listingSearch } from '../../../content/listing-search.ts'
import type { Places } from '../../path-harness/place.ts'
import { screen, seesExactly } from './screen.ts'

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
        isOfView: true,
        screen: {
          ...screen,
          states: {
            ...screen.states,
            // Its own communities, and its quarter of the map.
            browsing: async (visitor) => {
              await screen.states.browsing?.(visitor)
              await seesExactly(visitor, { selector: 'circle[data-lit]' }, quadrant.communities.length)
              const { quarter } = await import('../../../src/pages/communities/zone-map.ts')
              await visitor.sees(
                { selector: 'path[fill="url(#quarter)"]' },
                { attributes: { d: quarter(quadrant.id) } },
              )
            },
          },
          open: async (visitor) => {
            await visitor.staysFrom(listingSearch.origin)
            await visitor.open(page)
          },
        },
      },
    ]
  }),
)

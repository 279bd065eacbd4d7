import { listingSearch } from '../../../content/listing-search.ts'
import { all, seesExactly } from '../../path-harness/checks.ts'
import { quadrantPlaces } from '../shared/quadrants.ts'
import { screen } from './screen.ts'

const { browsing = async () => undefined } = screen.states

/** The directory headed by a quadrant, whose route hands over what its address names. */
export const places = quadrantPlaces((quadrant, page) => ({
  // What tells one from another. The directory itself is that of the first.
  part: { selector: 'h1, h2, nav, summary, [role=status]' },
  screen: {
    ...screen,
    states: {
      ...screen.states,
      // Its own communities, and its quarter of the map.
      browsing: all(browsing, async (visitor) => {
        await seesExactly(visitor, { selector: 'circle[data-lit]' }, quadrant.communities.length)
        const { quarter } = await import('../../../src/pages/communities/zone-map.ts')
        await visitor.sees(
          { selector: 'path[fill="url(#quarter)"]' },
          { attributes: { d: quarter(quadrant.id) } },
        )
      }),
    },
    open: async (visitor) => {
      await visitor.staysFrom(listingSearch.origin)
      await visitor.open(page)
    },
  },
}))

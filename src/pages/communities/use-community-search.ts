import { useMemo } from 'react'
import { communitySearch } from '../../../machines/community-search.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/**
 * Searches the communities in `names`. `searchUrl` gives the URL of the external listing search for a location
 * (section 7), or null when there is nothing to search for.
 */
export function useCommunitySearch(names: readonly string[], searchUrl: (location: string) => string | null) {
  const machine = useMemo(
    () =>
      communitySearch.provide({
        actions: {
          openListings: (_, { location }) => {
            const url = searchUrl(location)
            if (url !== null) window.location.assign(url)
          },
        },
      }),
    [searchUrl],
  )
  return useMachineActor(machine, { input: { names } })
}

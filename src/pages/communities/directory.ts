/** The directory's communities by zone, and the zones that match a query. */
import { type Community, communityDirectory, ZONES } from '../../../content/communities/directory.ts'
import { matchesQuery } from '../../../machines/community-search.ts'

type Zone = (typeof ZONES)[number] & { communities: readonly Community[] }

const { communities } = communityDirectory
export const communityNames = communities.map(({ name }) => name)

export const zones: readonly Zone[] = ZONES.map((zone) => ({
  ...zone,
  communities: communities.filter((one) => one.zone === zone.id),
}))

/** The zones with communities whose names contain the query, each with only those. */
export function matchingZones(query: string): Zone[] {
  return zones
    .map((zone) => ({
      ...zone,
      communities: zone.communities.filter(({ name }) => matchesQuery(name, query)),
    }))
    .filter((zone) => zone.communities.length > 0)
}

/** The directory's communities as the screen lists them: by zone, those that a query leaves. */
import { type Community, communityDirectory, ZONES } from '../../../content/communities/directory.ts'
import { matchesQuery } from '../../../machines/community-search.ts'

type Zone = (typeof ZONES)[number] & { communities: readonly Community[] }

const { communities } = communityDirectory
export const communityNames = communities.map(({ name }) => name)

export const zones: readonly Zone[] = ZONES.map((zone) => ({
  ...zone,
  communities: communities.filter((one) => one.zone === zone.id),
}))

/** The zones in which some name contains the query, each with those communities only. */
export function matchingZones(query: string): Zone[] {
  return zones
    .map((zone) => ({
      ...zone,
      communities: zone.communities.filter(({ name }) => matchesQuery(name, query)),
    }))
    .filter((zone) => zone.communities.length > 0)
}

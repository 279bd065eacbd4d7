/** The directory's communities by zone, and the zones that match a query. */
import { byValue } from '../../../content/communities/assessments.ts'
import { type Community, communityDirectory, ZONES } from '../../../content/communities/directory.ts'
import { matchesQuery } from '../../../machines/community-search.ts'

export type Zone = (typeof ZONES)[number] & { communities: readonly Community[] }

/** A state of the machine `communityOrder`. */
export type Order = 'byName' | 'byValue'

const { communities } = communityDirectory
export const communityNames = communities.map(({ name }) => name)

/** The zones of these communities, in the directory's order. */
export function byZone(some: readonly Community[]): Zone[] {
  return ZONES.map((zone) => ({
    ...zone,
    communities: some.filter((one) => one.zone === zone.id),
  })).filter((zone) => zone.communities.length > 0)
}

export const zones: readonly Zone[] = byZone(communities)

/** The same communities, which are in the order of their names, in the order that was chosen. */
export const inOrder = (some: readonly Community[], order: Order) =>
  order === 'byValue' ? byValue(some) : some

/** The zones with communities whose names match the query, each with only those, in the chosen order. */
export function matchingZones(query: string, order: Order): Zone[] {
  const matching = communities.filter(({ name }) => matchesQuery(name, query))
  return byZone(inOrder(matching, order))
}

/** The id of a zone's list, which the map links to. */
export const listId = (zone: Zone['id']) => `zone-${zone}`

/**
 * The directory of community sites by zone (section 3). Zones are the City of Calgary's planning sectors
 * (Open Calgary, community district boundaries): its Centre is called central here, and its West sector
 * counts as southwest, except Valley Ridge, whose addresses are northwest. Places outside the city limits
 * are surrounding.
 */
import * as v from 'valibot'
import { central } from './central.ts'
import { east } from './east.ts'
import { north } from './north.ts'
import { northeast } from './northeast.ts'
import { northwest } from './northwest.ts'
import { south } from './south.ts'
import { southeast } from './southeast.ts'
import { southwest } from './southwest.ts'
import { surrounding } from './surrounding.ts'

/** The nine zones, in the order the directory shows them. */
export const ZONES = [
  {
    id: 'south',
    label: 'South',
    text: 'Both sides of Macleod Trail from Kingsland to Legacy, with Fish Creek Park running through the middle.',
  },
  {
    id: 'southeast',
    label: 'Southeast',
    text: 'The Bow valley from Ogden to Cranston, the lakes of Auburn Bay and Mahogany, and the hospital in Seton.',
  },
  {
    id: 'southwest',
    label: 'Southwest',
    text: 'The west side: post-war streets near the reservoir, newer hills with mountain views, the short way to the Rockies.',
  },
  {
    id: 'north',
    label: 'North',
    text: 'East and north of Nose Hill Park, out past the Stoney Trail ring road to Livingston and Carrington.',
  },
  {
    id: 'northeast',
    label: 'Northeast',
    text: 'Near the airport and along the Blue Line to Saddletowne, with many of the lower prices for a detached home.',
  },
  {
    id: 'northwest',
    label: 'Northwest',
    text: 'From the university out to Rocky Ridge and Tuscany along the Red Line, with ridges that face the mountains.',
  },
  {
    id: 'central',
    label: 'Central',
    text: 'Downtown and the inner city around the Bow and the Elbow: towers, character houses and infills.',
  },
  {
    id: 'east',
    label: 'East',
    text: 'East of Deerfoot Trail around International Avenue: bungalows on wide lots and a short drive downtown.',
  },
  {
    id: 'surrounding',
    label: 'Surrounding',
    text: 'Cities, towns, hamlets and acreages within about an hour of downtown.',
  },
] as const
export type ZoneId = (typeof ZONES)[number]['id']

export const CommunitySchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  zone: v.picklist(ZONES.map(({ id }) => id)),
  /** Marked with a star. */
  luxury: v.optional(v.literal(true)),
})
export type Community = v.InferOutput<typeof CommunitySchema>

function allDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

export const CommunityDirectorySchema = v.object({
  sample: v.boolean(),
  communities: v.pipe(
    v.array(CommunitySchema),
    v.check((list) => allDifferent(list.map(({ name }) => name)), 'Two communities share a name'),
    v.check((list) => allDifferent(list.map(({ url }) => url)), 'Two communities share an address'),
  ),
})

const sites = {
  south,
  southeast,
  southwest,
  north,
  northeast,
  northwest,
  central,
  east,
  surrounding,
} as const
export type CommunityName = (typeof sites)[ZoneId][number]['name']
/** A community within the city limits, which the City of Calgary assesses. */
export type CityName = (typeof sites)[Exclude<ZoneId, 'surrounding'>][number]['name']

const sitesByZone: Readonly<Record<ZoneId, readonly Omit<Community, 'zone'>[]>> = sites

/** URLs are samples; names and zones are real. Sorted by zone, then by name. */
export const communityDirectory = {
  sample: true,
  communities: ZONES.flatMap(({ id }): Community[] => sitesByZone[id].map((one) => ({ ...one, zone: id }))),
} satisfies v.InferOutput<typeof CommunityDirectorySchema>

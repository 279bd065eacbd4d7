/** The four quadrants, each with the communities its accordion item lists (section 2, Communities). */
import * as v from 'valibot'
import { type Community, type CommunityName, CommunitySchema, communityDirectory } from './directory.ts'

/** By the suffix of their street addresses. Communities that straddle two quadrants are left out. */
const NAMES = {
  northwest: [
    'Arbour Lake',
    'Bowness',
    'Brentwood',
    'Citadel',
    'Dalhousie',
    'Edgemont',
    'Evanston',
    'Hamptons',
    'Hawkwood',
    'Hillhurst',
    'Panorama Hills',
    'Rocky Ridge',
    'Royal Oak',
    'Sage Hill',
    'Scenic Acres',
    'Silver Springs',
    'Tuscany',
    'University District',
    'Varsity',
  ],
  northeast: [
    'Bridgeland/Riverside',
    'Castleridge',
    'Cityscape',
    'Coral Springs',
    'Cornerstone',
    'Coventry Hills',
    'Falconridge',
    'Harvest Hills',
    'Marlborough',
    'Martindale',
    'Monterey Park',
    'Pineridge',
    'Redstone',
    'Renfrew',
    'Rundle',
    'Saddle Ridge',
    'Skyview Ranch',
    'Taradale',
    'Temple',
    'Whitehorn',
  ],
  southwest: [
    'Altadore',
    'Aspen Woods',
    'Bridlewood',
    'Canyon Meadows',
    'Cougar Ridge',
    'Discovery Ridge',
    'Evergreen',
    'Killarney/Glengarry',
    'Lakeview',
    'Oakridge',
    'Shawnessy',
    'Signal Hill',
    'Silverado',
    'Somerset',
    'Springbank Hill',
    'Strathcona Park',
    'Upper Mount Royal',
    'West Springs',
    'Woodbine',
  ],
  southeast: [
    'Acadia',
    'Auburn Bay',
    'Chaparral',
    'Copperfield',
    'Cranston',
    'Dover',
    'Forest Lawn',
    'Inglewood',
    'Lake Bonavista',
    'Legacy',
    'Mahogany',
    'McKenzie Lake',
    'McKenzie Towne',
    'Midnapore',
    'New Brighton',
    'Ramsay',
    'Seton',
    'Sundance',
    'Walden',
    'Willow Park',
  ],
} as const satisfies Record<string, readonly CommunityName[]>

const text = v.pipe(v.string(), v.nonEmpty())

export const QuadrantSchema = v.object({
  id: v.picklist(['northwest', 'northeast', 'southwest', 'southeast']),
  label: text,
  /** The suffix of street addresses in the quadrant. */
  suffix: v.picklist(['NW', 'NE', 'SW', 'SE']),
  text,
  communities: v.pipe(v.array(CommunitySchema), v.minLength(12)),
})
export type Quadrant = v.InferOutput<typeof QuadrantSchema>

/** The directory's entries for these names, in the order given. */
function entries(names: readonly CommunityName[]): Community[] {
  return names.flatMap((name) => communityDirectory.communities.filter((one) => one.name === name))
}

export const quadrants = [
  {
    id: 'northwest',
    label: 'Northwest',
    suffix: 'NW',
    text: 'The university, Nose Hill Park, the Red Line to Tuscany and the ridges above the Bow.',
    communities: entries(NAMES.northwest),
  },
  {
    id: 'northeast',
    label: 'Northeast',
    suffix: 'NE',
    text: 'The airport, the Blue Line and many detached homes at lower prices.',
    communities: entries(NAMES.northeast),
  },
  {
    id: 'southwest',
    label: 'Southwest',
    suffix: 'SW',
    text: 'From the Elbow valley and its old streets to the Glenmore Reservoir, Fish Creek and the western hills.',
    communities: entries(NAMES.southwest),
  },
  {
    id: 'southeast',
    label: 'Southeast',
    suffix: 'SE',
    text: 'Most of the lake communities, the Bow River pathways, and the oldest neighbourhood in the city, Inglewood.',
    communities: entries(NAMES.southeast),
  },
] as const satisfies Quadrant[]

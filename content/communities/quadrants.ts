/** The four quadrants, each with the communities that most addresses put there (section 2, Communities). */
import * as v from 'valibot'
import { assessmentOf } from './assessments.ts'
import { type Community, CommunitySchema, communityDirectory } from './directory.ts'
import { QUADRANT_IDS, type QuadrantId } from './quadrant-ids.ts'

const text = v.pipe(v.string(), v.nonEmpty())

export const QuadrantSchema = v.object({
  id: v.picklist(QUADRANT_IDS),
  label: text,
  /** Distinguishes it from a zone with the same label. */
  addresses: text,
  /** The suffix of street addresses in the quadrant. */
  suffix: v.picklist(['NW', 'NE', 'SW', 'SE']),
  text,
  communities: v.pipe(v.array(CommunitySchema), v.minLength(12)),
})
export type Quadrant = v.InferOutput<typeof QuadrantSchema>

/** The directory's communities with most addresses in a quadrant, by zone and then by name. */
function withMostAddresses(suffix: Quadrant['suffix']): Community[] {
  return communityDirectory.communities.filter(({ name }) => assessmentOf(name)?.suffix === suffix)
}

export const quadrants = [
  {
    id: 'northwest',
    label: 'Northwest',
    addresses: 'Northwest addresses',
    suffix: 'NW',
    text: 'The university, Nose Hill Park, the Red Line to Tuscany and the ridges above the Bow.',
    communities: withMostAddresses('NW'),
  },
  {
    id: 'northeast',
    label: 'Northeast',
    addresses: 'Northeast addresses',
    suffix: 'NE',
    text: 'The airport, the Blue Line and many detached homes at lower prices.',
    communities: withMostAddresses('NE'),
  },
  {
    id: 'southwest',
    label: 'Southwest',
    addresses: 'Southwest addresses',
    suffix: 'SW',
    text: 'From the Elbow valley and its old streets to the Glenmore Reservoir, Fish Creek and the western hills.',
    communities: withMostAddresses('SW'),
  },
  {
    id: 'southeast',
    label: 'Southeast',
    addresses: 'Southeast addresses',
    suffix: 'SE',
    text: 'Most of the lake communities, the Bow River pathways, and the oldest neighbourhood in the city, Inglewood.',
    communities: withMostAddresses('SE'),
  },
] as const satisfies Quadrant[]

/** Throws for an id that no quadrant has. */
export function quadrantOf(id: QuadrantId): (typeof quadrants)[number] {
  const found = quadrants.find((quadrant) => quadrant.id === id)
  if (!found) throw new Error(`No quadrant has the id "${id}"`)
  return found
}

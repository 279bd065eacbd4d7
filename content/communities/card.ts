/** The card of one community: a drawing that fits its homes, and its words. */
import type { mortgageCopy, ownershipCopy } from '../calculators/copy.ts'
import type { SceneId } from '../scenes.ts'
import { type Assessment, assessmentOf, mainKind } from './assessments.ts'
import { type Community, type CommunityName, communityDirectory } from './directory.ts'
import { factsYear } from './facts.ts'

/** Above this median, in CAD, a community of houses is drawn as an estate. */
const ESTATE = 1_500_000
/** Houses built before these years, the oldest first. */
const ERAS: readonly [before: number, scene: SceneId][] = [
  [1950, 'heritage-dawn'],
  [1973, 'house-bungalow'],
  [1990, 'split-level'],
  [2003, 'two-storey-winter'],
]

/** Built around a lake that belongs to their residents. */
const AT_A_LAKE: ReadonlySet<string> = new Set<CommunityName>([
  'Arbour Lake',
  'Auburn Bay',
  'Chaparral',
  'Coral Springs',
  'Lake Bonavista',
  'Mahogany',
  'McKenzie Lake',
  'Midnapore',
  'Sundance',
])

/** Without figures it is a place around the city. */
export function sceneOf(name: string, facts: Assessment | undefined): SceneId {
  if (!facts) return 'acreage'
  if (AT_A_LAKE.has(name)) return 'lake-community'
  switch (mainKind(facts.kinds)) {
    case 'apartments':
      return facts.homes > 1200 ? 'condo-towers' : 'garden-court'
    case 'rows':
      return 'townhomes'
    case 'pairs':
      return 'infill-pair'
    case 'houses': {
      if (facts.median >= ESTATE) return 'estate-dusk'
      return ERAS.find(([before]) => facts.built < before)?.[1] ?? 'house-modern'
    }
  }
}

export const communityCard = {
  median: `median assessment for ${factsYear}`,
  homes: 'homes',
  built: 'median year built',
  kinds: 'Kinds of homes',
  zone: 'zone',
  outside: 'It lies outside Calgary and assesses its own homes, so the City of Calgary has no figure for it.',
  sale: 'Homes for sale',
  worth: 'What is yours worth?',
  cost: 'Cost of owning',
  mortgage: 'Mortgage',
  near: (name: string) => `Around ${name}`,
} as const

/** The evaluation page with the community in its form. */
export const worthHref = (name: string) => `/evaluation?${new URLSearchParams({ address: name })}`

/** The length of a degree of longitude in Calgary, relative to one of latitude. */
const NARROWER = 0.63

/** The three nearest communities of the city, nearest first. None for a place around the city. */
export function nearestTo(name: string): Community[] {
  const place = assessmentOf(name)?.place
  if (!place) return []
  const far = (other: string) => {
    const { longitude, latitude } = assessmentOf(other)?.place ?? { longitude: Infinity, latitude: Infinity }
    return Math.hypot((longitude - place.longitude) * NARROWER, latitude - place.latitude)
  }
  return communityDirectory.communities
    .filter((one) => one.name !== name)
    .toSorted((one, other) => far(one.name) - far(other.name))
    .slice(0, 3)
}

/** The share of the price that a calculator starts with as a down payment. */
const DOWN_PAYMENT = 0.2

const OWNERSHIP: (typeof ownershipCopy)['id'] = 'cost-calculator'
const MORTGAGE: (typeof mortgageCopy)['id'] = 'mortgage-calculator'

/** The calculators, with the median as the price. */
export function calculatorHrefs(name: string, { median }: Assessment) {
  const downPayment = `${Math.round((median * DOWN_PAYMENT) / 1000) * 1000}`
  const search = new URLSearchParams({ community: name, price: `${median}`, downPayment })
  return {
    cost: `/home-costs?${search}#${OWNERSHIP}`,
    mortgage: `/tools?${search}#${MORTGAGE}`,
  }
}

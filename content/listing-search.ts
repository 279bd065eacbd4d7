/** The external listing search (section 7): its URL, and the searches the site links to. */
import { links } from './links.ts'

/** A sample feed, to be replaced with the team's own. */
export const listingSearch = {
  sample: true,
  origin: new URL(links.homeSearch.href).origin,
  path: '/search',
  propertyTypes: ['Residential', 'Land', 'Commercial', 'Agri-Business', 'Mobile', 'Multi-Family'],
  /** Identifies the regional listing feed to search. */
  feed: 'calgary-region',
} as const

/**
 * The URL of the external listing search for a location, with the six property types and the regional feed of
 * section 7. Null when the trimmed location is empty, because then nothing should happen (section 5).
 */
export function listingSearchUrl(location: string): string | null {
  const trimmed = location.trim()
  if (trimmed === '') return null
  const url = new URL(listingSearch.path, listingSearch.origin)
  url.searchParams.set('location', trimmed)
  for (const type of listingSearch.propertyTypes) url.searchParams.append('propertyType', type)
  url.searchParams.set('feed', listingSearch.feed)
  return url.href
}

/** The URL of a page of the listing search. */
export function listingPage(path: `/${string}`): string {
  return `${listingSearch.origin}${path}`
}

export const listingLinks = {
  browse: { label: 'Browse Homes', href: links.homeSearch.href },
  luxury: { label: 'Browse Luxury Homes', href: links.luxurySearch.href },
  waterfront: { label: 'Waterfront', href: listingPage('/waterfront') },
  openHouses: { label: 'Open Houses', href: listingPage('/open-houses') },
  newConstruction: { label: 'New Construction', href: listingPage('/new-construction') },
  condos: { label: 'Search Condos', href: listingPage('/condos') },
  townhomes: { label: 'Townhomes', href: listingPage('/townhomes') },
  singleFamily: { label: 'Single Family', href: listingPage('/single-family') },
  homeFinder: { label: 'Use Our Home Finder', href: links.homeFinder.href },
} as const

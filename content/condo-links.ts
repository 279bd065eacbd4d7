/** The condo page's external links: curated searches and guide articles (section 3, condo link). */
import * as v from 'valibot'
import type { CityName } from './communities/directory.ts'
import { listingPage } from './listing-search.ts'

export const CondoLinkSchema = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
})
type CondoLink = v.InferOutput<typeof CondoLinkSchema>

/** `of`: the communities whose apartments its tower represents; empty if the search names no place. */
type CondoSearch = CondoLink & { of: readonly CityName[] }

/** Samples, like the listing search they lead to. */
export const condoSearches = [
  {
    title: 'Downtown and East Village',
    url: listingPage('/condos/downtown'),
    of: ['Downtown Commercial Core', 'Downtown West End', 'Downtown East Village'],
  },
  {
    title: 'Beltline and Mission',
    url: listingPage('/condos/beltline-mission'),
    of: ['Beltline', 'Mission'],
  },
  {
    title: 'Hillhurst and Sunnyside',
    url: listingPage('/condos/hillhurst-sunnyside'),
    of: ['Hillhurst', 'Sunnyside'],
  },
  {
    title: 'University District',
    url: listingPage('/condos/university-district'),
    of: ['University District'],
  },
  {
    title: 'Southeast lake communities',
    url: listingPage('/condos/southeast-lakes'),
    of: ['Auburn Bay', 'Mahogany', 'Lake Bonavista', 'Midnapore', 'Chaparral', 'McKenzie Lake', 'Sundance'],
  },
  { title: 'Penthouses and luxury condos', url: listingPage('/condos/luxury'), of: [] },
] as const satisfies CondoSearch[]

const guide = { sample: true, origin: 'https://condo-guide.northbow.example' } as const

export const condoGuideArticles = [
  { title: 'How to read condo documents in Alberta', url: `${guide.origin}/documents` },
  { title: 'Reserve funds and special levies', url: `${guide.origin}/reserve-funds` },
  { title: 'What condo fees do and do not cover', url: `${guide.origin}/fees` },
  { title: 'The corporation’s insurance and yours', url: `${guide.origin}/insurance` },
  { title: 'Apartment, townhouse or bare land: three kinds of condo', url: `${guide.origin}/kinds` },
  { title: 'Buying a new condo from a developer', url: `${guide.origin}/new` },
  { title: 'Renting out your condo: notice and deposits', url: `${guide.origin}/renting-out` },
] as const satisfies CondoLink[]

/** The community directory with its zones and quadrants, and the external listing search. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CommunityDirectorySchema, communityDirectory, ZONES } from '../../content/communities/directory.ts'
import { factsRows } from '../../content/communities/facts.ts'
import { quadrantFigures } from '../../content/communities/quadrant-figures.ts'
import { quadrantPage } from '../../content/communities/quadrant-page.ts'
import { QuadrantSchema, quadrants } from '../../content/communities/quadrants.ts'
import { listingLinks, listingSearch, listingSearchUrl } from '../../content/listing-search.ts'
import { communitiesPage, head } from '../../content/pages/communities.ts'

const { communities } = communityDirectory
const zoneOf = (name: string) => communities.find((one) => one.name === name)?.zone

/** Zones taken from a city map, independently of the directory. */
const ON_THE_MAP = {
  south: [
    'Lake Bonavista',
    'Evergreen',
    'Shawnessy',
    'Walden',
    'Legacy',
    'Midnapore',
    'Haysboro',
    'Woodbine',
  ],
  southeast: ['Auburn Bay', 'Mahogany', 'Cranston', 'Seton', 'McKenzie Towne', 'New Brighton', 'Riverbend'],
  southwest: ['Aspen Woods', 'Signal Hill', 'West Springs', 'Discovery Ridge', 'Lakeview', 'Glamorgan'],
  north: ['Panorama Hills', 'Evanston', 'Livingston', 'Thorncliffe', 'Huntington Hills', 'Harvest Hills'],
  northeast: [
    'Saddle Ridge',
    'Skyview Ranch',
    'Taradale',
    'Rundle',
    'Whitehorn',
    'Marlborough',
    'Cornerstone',
  ],
  northwest: ['Tuscany', 'Royal Oak', 'Edgemont', 'Varsity', 'Bowness', 'Silver Springs', 'Valley Ridge'],
  central: ['Beltline', 'Mission', 'Inglewood', 'Upper Mount Royal', 'Elbow Park', 'Britannia', 'Hillhurst'],
  east: ['Forest Lawn', 'Dover', 'Erin Woods', 'Penbrooke Meadows', 'Applewood Park', 'Southview'],
  surrounding: ['Airdrie', 'Cochrane', 'Okotoks', 'Chestermere', 'Bearspaw', 'Springbank', 'Strathmore'],
} as const
const spots = Object.entries(ON_THE_MAP).flatMap(([zone, names]) => names.map((name) => ({ name, zone })))

/** The zones that overlap each quadrant. */
const ZONES_IN = {
  northwest: ['northwest', 'north', 'central'],
  northeast: ['northeast', 'north', 'central'],
  southwest: ['southwest', 'south', 'central'],
  southeast: ['southeast', 'south', 'central', 'east'],
} as const

describe('the directory', () => {
  it('is well formed', () => {
    expect(() => v.parse(CommunityDirectorySchema, communityDirectory)).not.toThrow()
  })

  it('lists over 140 communities', () => {
    expect(communities.length).toBeGreaterThan(140)
  })

  it('has the nine zones of section 2, in its order, each described in one line', () => {
    expect(ZONES.map(({ id }) => id)).toEqual([
      'south',
      'southeast',
      'southwest',
      'north',
      'northeast',
      'northwest',
      'central',
      'east',
      'surrounding',
    ])
    for (const { label, text } of ZONES) {
      expect(label).toMatch(/^[A-Z]/)
      expect(text.length).toBeLessThan(120)
    }
  })

  it.each(ZONES)('$label has at least ten communities, sorted by name', ({ id }) => {
    const names = communities.filter(({ zone }) => zone === id).map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  })

  it('lists no community twice, ignoring case', () => {
    expect(new Set(communities.map(({ name }) => name.toLowerCase())).size).toBe(communities.length)
  })

  it.each(communities)('$name has a URL made from its name while a sample', ({ name, url }) => {
    expect(url).toMatch(/^https:/)
    if (!new URL(url).hostname.endsWith('.example')) return
    const slug = name
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '')
    expect(url).toBe(`https://${slug}.northbow.example`)
  })

  it('is marked as a sample while its URLs are reserved examples', () => {
    expect(communityDirectory.sample).toBe(communities.some(({ url }) => /\.example$/.test(url)))
  })

  it.each(spots)('$name is in $zone', ({ name, zone }) => {
    expect(zoneOf(name)).toBe(zone)
  })

  it.each([
    'Upper Mount Royal',
    'Britannia',
    'Elbow Park',
    'Bel-Aire',
    'Roxboro',
    'Rideau Park',
    'Aspen Woods',
    'Springbank Hill',
    'Eagle Ridge',
    'Bearspaw',
    'Springbank',
    'Elbow Valley',
    'Watermark',
  ])('%s is marked as luxury', (name) => {
    expect(communities.find((one) => one.name === name)).toMatchObject({ luxury: true })
  })

  it('marks only a few as luxury', () => {
    const starred = communities.filter(({ luxury }) => luxury)
    expect(starred.length).toBeLessThan(communities.length / 8)
    expect(starred.map(({ name }) => name)).not.toContain('Forest Lawn')
  })

  it.each([
    ['a duplicate name', { name: 'Tuscany', url: 'https://other.northbow.example', zone: 'northwest' }],
    ['a duplicate URL', { name: 'Other', url: communities[0]?.url ?? '', zone: 'northwest' }],
    ['an insecure URL', { name: 'Other', url: 'http://other.northbow.example', zone: 'northwest' }],
    ['an unknown zone', { name: 'Other', url: 'https://other.northbow.example', zone: 'west' }],
  ])('is rejected with %s', (_what, entry) => {
    const broken = { ...communityDirectory, communities: [...communities, entry] }
    expect(v.safeParse(CommunityDirectorySchema, broken).success).toBe(false)
  })
})

describe('the quadrant accordion', () => {
  it('has the four quadrants, in the order of section 2', () => {
    expect(quadrants.map(({ id, suffix }) => `${id} ${suffix}`)).toEqual([
      'northwest NW',
      'northeast NE',
      'southwest SW',
      'southeast SE',
    ])
  })

  it.each(quadrants)('$label is well formed, and lists what most addresses put there', (quadrant) => {
    expect(() => v.parse(QuadrantSchema, quadrant)).not.toThrow()
    const names = quadrant.communities.map(({ name }) => name)
    const there = Object.entries(factsRows).filter(([, [, suffix]]) => suffix === quadrant.suffix)
    expect(names.toSorted()).toEqual(there.map(([name]) => name).toSorted())
  })

  it.each(quadrants)('$label shows the same communities in its list, its strip and its ends', (quadrant) => {
    const { assessed, highest, lowest, spread } = quadrantFigures(quadrant)
    const names = quadrant.communities.map(({ name }) => name)
    expect(assessed.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { name } of [...highest, ...lowest]) expect(names).toContain(name)
    expect(spread).toContain(`The ${names.length} communities`)
    expect(quadrantPage(quadrant).figures.map(({ figure }) => figure)).toContain(`${names.length}`)
  })

  it.each(quadrants.flatMap(({ id, communities: listed }) => listed.map((one) => ({ id, ...one }))))(
    '$name is in $id and in the directory',
    ({ id, name, zone }) => {
      expect(zoneOf(name)).toBe(zone)
      expect(ZONES_IN[id]).toContain(zone)
    },
  )

  it('lists every community of the city in one quadrant', () => {
    const names = quadrants.flatMap(({ communities: listed }) => listed.map(({ name }) => name))
    const inCity = communities.filter(({ zone }) => zone !== 'surrounding').map(({ name }) => name)
    expect(names.toSorted()).toEqual(inCity.toSorted())
  })

  it.each([
    ['Evanston', 'northwest'],
    ['Panorama Hills', 'northwest'],
    ['Hillhurst', 'northwest'],
    ['Harvest Hills', 'northeast'],
    ['Coventry Hills', 'northeast'],
    ['Renfrew', 'northeast'],
    ['Evergreen', 'southwest'],
    ['Upper Mount Royal', 'southwest'],
    ['Oakridge', 'southwest'],
    ['Walden', 'southeast'],
    ['Lake Bonavista', 'southeast'],
    ['Inglewood', 'southeast'],
    ['Forest Lawn', 'southeast'],
  ])('%s is in %s', (name, id) => {
    const found = quadrants.filter(({ communities: listed }) => listed.some((one) => one.name === name))
    expect(found.map((one) => one.id)).toEqual([id])
  })
})

describe('the external listing search', () => {
  it.each(['', ' ', ' \t\n '])('has no URL for the blank text %j', (location) => {
    expect(listingSearchUrl(location)).toBeNull()
  })

  it.each([
    ['Mahogany', 'Mahogany'],
    ['  Auburn Bay ', 'Auburn Bay'],
    ['Bridgeland/Riverside', 'Bridgeland/Riverside'],
    ['17 Ave & 4 St #2 ?', '17 Ave & 4 St #2 ?'],
    ['Montréal', 'Montréal'],
  ])('searches for %j with the location %j', (typed, location) => {
    const url = new URL(listingSearchUrl(typed) ?? '')
    expect(url.searchParams.getAll('location')).toEqual([location])
    expect(url.hash).toBe('')
  })

  it('searches the property types and the feed of section 7, over https', () => {
    const url = new URL(listingSearchUrl('Okotoks') ?? '')
    expect(url.protocol).toBe('https:')
    expect(url.searchParams.getAll('propertyType')).toEqual([
      'Residential',
      'Land',
      'Commercial',
      'Agri-Business',
      'Mobile',
      'Multi-Family',
    ])
    expect(url.searchParams.getAll('feed')).toEqual([listingSearch.feed])
  })

  it('is marked as a sample while it is a reserved example', () => {
    expect(listingSearch.sample).toBe(/\.example$/.test(listingSearch.origin))
  })

  it('has nine distinct links', () => {
    const hrefs = Object.values(listingLinks).map(({ href }) => href)
    expect(hrefs).toHaveLength(9)
    expect(new Set(hrefs).size).toBe(9)
    for (const href of hrefs) expect(href).toMatch(/^https:\/\//)
  })
})

describe('the property types', () => {
  const { items } = communitiesPage.propertyTypes

  it('are the eight of section 2', () => {
    expect(items.map(({ id }) => id)).toEqual([
      'single-family',
      'condos',
      'townhomes',
      'luxury',
      'waterfront',
      'new-construction',
      'open-houses',
      'home-finder',
    ])
  })

  it.each(items)('$label links to a page of the site, or outside over https', (item) => {
    expect([item].flatMap((one) => ('to' in one ? one.to : one.href))).toEqual([
      expect.stringMatching(/^(?:\/property-types\/(?:luxury|condos)$|https:\/\/)/),
    ])
  })

  it('end with the home finder, worded as in section 2', () => {
    expect(items.at(-1)).toMatchObject({ label: 'Use Our Home Finder', href: listingLinks.homeFinder.href })
  })
})

describe('the page', () => {
  it('says how many communities the directory has in one way', () => {
    const { all } = communitiesPage.search.countLabel
    const numbers = all.match(/\d+/g)?.map(Number) ?? []
    expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(communities.length)
    expect(head.description).toContain(all)
  })

  it('links to luxury homes', () => {
    expect(communitiesPage.directory.luxuryLink.to).toBe('/property-types/luxury')
  })

  it('offers two next steps when nothing is found', () => {
    const { empty } = communitiesPage.search
    expect(empty.searchAction).not.toBe('')
    expect(empty.contactLink.to).toBe('/contact')
  })
})

/** Structured data and page heads: valid by schema.org, and consistent with the page's content. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { OFFICE_CLOSED, SERVICE_RADIUS_METRES } from '../../content/constants.ts'
import { ListingSchema, type PageHead, PageRecordsSchema } from '../../content/page-schema.ts'
import { condos } from '../../content/pages/property-types/condos.ts'
import { luxury } from '../../content/pages/property-types/luxury.ts'
import { site } from '../../content/site.ts'
import { SCHEMA_ORG } from '../../scripts/seo/schema-org.ts'
import { pageHead } from '../../src/seo/head.ts'
import { type PageContent, structuredData } from '../../src/seo/structured-data.ts'

const modules = import.meta.glob<Partial<PageContent>>('../../content/pages/**/*.ts', { eager: true })
const pages = Object.values(modules).flatMap(({ head, records }) =>
  head ? { ...(records && { records }), head, path: head.path } : [],
)
const head = (...structuredData: PageHead['structuredData']): PageHead => ({
  path: '/a-home',
  title: 'A home on Elm Street | Northbow',
  description: 'Three bedrooms under old elms, a short walk from the river, with a garage on the lane.',
  keywords: ['home', 'Calgary', 'elms'],
  robots: 'index',
  structuredData,
  accent: 'sand',
  card: 'skyline-dusk',
  updated: null,
})

type Type = keyof typeof SCHEMA_ORG
const typesOf = (page: PageContent) => structuredData(page).map((record) => record['@type'])

/** The page's only record of a type, validated. */
function recordOf<One extends Type>(page: PageContent, type: One): v.InferOutput<(typeof SCHEMA_ORG)[One]> {
  const records = structuredData(page).filter((record) => record['@type'] === type)
  expect(records).toHaveLength(1)
  return v.parse<(typeof SCHEMA_ORG)[One]>(SCHEMA_ORG[type], records[0])
}

const pageAt = (path: string): PageContent => {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

it.each(pages)('$path publishes valid records, each type once, and names only pages that exist', (page) => {
  expect(() => v.parse(PageRecordsSchema, page.records ?? {})).not.toThrow()
  const types = typesOf(page)
  expect(types.length).toBeGreaterThan(0)
  const single = types.filter((type) => type !== 'VideoObject')
  expect(new Set(single).size).toBe(single.length)
  for (const record of structuredData(page)) {
    expect(Object.keys(SCHEMA_ORG)).toContain(record['@type'])
    expect(() => v.parse(SCHEMA_ORG[record['@type'] as Type], record)).not.toThrow()
  }
  for (const { to } of page.records?.breadcrumb?.parents ?? []) expect(() => pageAt(to)).not.toThrow()
})

describe('the team', () => {
  it('publishes its hours, holidays and phone, and a radius of 50 km around its place', () => {
    const agent = recordOf(pageAt('/contact'), 'RealEstateAgent')
    const hoursOf = (all: readonly { dayOfWeek: readonly string[]; opens: string; closes: string }[]) =>
      all.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.length, opens, closes])
    expect(hoursOf(agent.openingHoursSpecification)).toEqual(hoursOf(site.hours))
    expect(agent.specialOpeningHoursSpecification.map(({ validFrom }) => validFrom)).toEqual(OFFICE_CLOSED)
    expect(agent.areaServed.geoRadius).toBe(SERVICE_RADIUS_METRES)
    expect(agent.geo).toMatchObject(site.geo)
    expect(agent.areaServed.geoMidpoint).toEqual(agent.geo)
    expect(recordOf(pageAt('/'), 'Organization').telephone).toBe(site.phone.number)
  })

  it('describes the site on the home page only, without a search action', () => {
    expect(recordOf(pageAt('/'), 'WebSite')).not.toHaveProperty('potentialAction')
    const others = pages.filter((page) => typesOf(page).includes('WebSite'))
    expect(others.map(({ path }) => path)).toEqual(['/'])
  })
})

describe('a page', () => {
  it.each([
    ['/property-types/luxury', luxury.faqs.items],
    ['/property-types/condos', condos.faqs.items],
  ])('%s publishes its questions and answers verbatim', (path, items) => {
    const { mainEntity } = recordOf(pageAt(path), 'FAQPage')
    expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      items.map(({ question, answer }) => [question, answer]),
    )
  })

  it('publishes its breadcrumb down to itself', () => {
    const { itemListElement } = recordOf(pageAt('/property-types/luxury'), 'BreadcrumbList')
    expect(itemListElement.map(({ name, item }) => [name, item])).toEqual([
      ['Home', `${site.origin}/`],
      ['Communities', `${site.origin}/communities`],
      ['Luxury', `${site.origin}/property-types/luxury`],
    ])
  })

  it('with a service publishes its name', () => {
    const records = { service: { name: 'Viewings on Elm Street' } }
    expect(recordOf({ head: head('service'), records }, 'Service').name).toBe('Viewings on Elm Street')
  })

  it.each(['service', 'listing'] as const)('that declares a %s but has none is an error', (kind) => {
    expect(() => structuredData({ head: head(kind) })).toThrow('/a-home')
  })

  it('publishes a real video, and no placeholder', () => {
    const video = { title: 'Through the house', description: 'Every room in two minutes.' }
    const published = { ...video, sample: false, videoId: 'abcdefghijk', published: '2026-05-04' }
    const placeholder = { ...video, sample: true, videoId: 'aaaaaaaaaaB' }
    const page = { head: head(), records: { videos: [published, placeholder] } }
    expect(recordOf(page, 'VideoObject')).toMatchObject({
      name: 'Through the house',
      uploadDate: '2026-05-04',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    })
  })
})

describe('a listing', () => {
  const HOME = {
    address: { street: '12 Elm Street SW', city: 'Calgary', region: 'AB', postalCode: 'T2S 0A1' },
    price: 725_000,
    bedrooms: 3,
    bathrooms: 2.5,
  }

  it.each([{ sqft: 1640 }, { livingArea: 1640 }])(
    'with %j has its size in square feet and its price in CAD',
    (size) => {
      const listing = v.parse(ListingSchema, { ...HOME, ...size })
      expect(recordOf({ head: head('listing'), records: { listing } }, 'RealEstateListing')).toMatchObject({
        offers: { price: 725_000, priceCurrency: 'CAD' },
        mainEntity: {
          numberOfBedrooms: 3,
          numberOfBathroomsTotal: 2.5,
          floorSize: { value: 1640, unitCode: 'FTK' },
          address: { streetAddress: '12 Elm Street SW', addressCountry: 'CA' },
        },
        name: '12 Elm Street SW, Calgary',
      })
    },
  )

  it('requires a size, and is published on no page, because the homes in the presentation are examples', () => {
    expect(v.safeParse(ListingSchema, HOME).success).toBe(false)
    expect(pages.filter((one) => typesOf(one).includes('RealEstateListing'))).toEqual([])
  })
})

it.each(pages)('the head of $path has every tag of section 2, without duplicates', async (page) => {
  const { meta, links } = await pageHead({ pathname: page.head.path }, async () => page)
  const names = meta.flatMap(({ name, property }) => name ?? property ?? [])
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['description', 'keywords', 'robots', 'og:title', 'og:description', 'og:url', 'og:image'],
      ...['twitter:card', 'twitter:title', 'twitter:description'],
    ]),
  )
  expect(links).toEqual([{ rel: 'canonical', href: `${site.origin}${page.path}` }])
})

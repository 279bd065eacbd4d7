/** The directory of sister sites (section 3), and the pages that list them (section 2). */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import {
  luxurySites,
  type SisterSite,
  SisterSiteDirectorySchema,
  sisterSiteDirectory,
  sitesInCategory,
} from '../../content/sister-sites/directory.ts'

const { sites } = sisterSiteDirectory

describe('the sister sites', () => {
  it('are well formed', () => {
    expect(() => v.parse(SisterSiteDirectorySchema, sisterSiteDirectory)).not.toThrow()
  })

  it('are 45', () => {
    expect(sites).toHaveLength(45)
  })

  it.each([
    ['luxury', 6],
    ['community', 22],
    ['tools', 7],
    ['info', 10],
  ])('%s sites are %i', (category, count) => {
    expect(sites.filter((site) => site.category === category)).toHaveLength(count)
  })

  it.each(['name', 'url', 'description'] as const)('have a unique %s', (property) => {
    expect(new Set(sites.map((site) => site[property])).size).toBe(sites.length)
  })

  it.each(sites)('$name is described in one sentence', ({ description }) => {
    expect(description).toMatch(/^[A-Z][^!]*\.$/)
  })

  it('are marked as samples while a URL is a reserved example', () => {
    expect(sisterSiteDirectory.sample).toBe(
      sites.some(({ url }) => new URL(url).hostname.endsWith('.example')),
    )
  })

  it('are all listed on the infrastructure page', () => {
    const { kinds } = infrastructure.sections.community
    expect(kinds.flatMap(({ category }) => sitesInCategory(category))).toHaveLength(sites.length)
    expect(new Set(kinds.map(({ category }) => category)).size).toBe(kinds.length)
  })

  it('are rejected when two share a URL', () => {
    const broken = { ...sisterSiteDirectory, sites: [...sites, ...sites.slice(0, 1)] }
    expect(v.safeParse(SisterSiteDirectorySchema, broken).success).toBe(false)
  })
})

describe('the featured luxury sites', () => {
  const luxury = {
    name: 'Lake Homes',
    url: 'https://lake.northbow.example',
    description: 'A site.',
    category: 'luxury',
  } as const satisfies SisterSite

  it('are the luxury sites except the one for Kelowna', () => {
    const all = sites.filter(({ category }) => category === 'luxury')
    const kelowna = all.filter(({ name }) => /kelowna/i.test(name))
    expect(kelowna).toHaveLength(1)
    expect(luxurySites()).toEqual(all.filter((site) => !kelowna.includes(site)))
    expect(luxurySites()).toHaveLength(5)
  })

  it.each([
    ['a name with Kelowna', { name: 'KELOWNA Lake Homes' }],
    ['a URL with Kelowna', { url: 'https://lake-Kelowna.northbow.example' }],
    ['another category', { category: 'community' }],
  ] as const)('leave out %s', (_what, change) => {
    expect(luxurySites([luxury])).toEqual([luxury])
    expect(luxurySites([{ ...luxury, ...change }])).toEqual([])
  })
})

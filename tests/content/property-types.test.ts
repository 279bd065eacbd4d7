/** The luxury and condo pages, against section 2. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import { CondoLinkSchema, condoGuideArticles, condoSearches } from '../../content/condo-links.ts'
import { listingLinks } from '../../content/listing-search.ts'
import { FaqSchema } from '../../content/page-schema.ts'
import { condos, head as condosHead } from '../../content/pages/property-types/condos.ts'
import { luxury, head as luxuryHead } from '../../content/pages/property-types/luxury.ts'
import { sisterSiteDirectory } from '../../content/sister-sites/directory.ts'

/** Every answer is a full paragraph. */
const LongFaqSchema = v.pipe(
  FaqSchema,
  v.check(({ answer }) => answer.length >= 120 && answer.endsWith('.'), 'The answer is too short'),
)

describe('the luxury page', () => {
  it('has its path, and organization structured data', () => {
    expect(luxuryHead).toMatchObject({ path: '/property-types/luxury', structuredData: ['organization'] })
  })

  it('has its title, word for word', () => {
    expect(luxury.hero.title).toBe('Canada’s Private Luxury Real Estate Network')
  })

  it('has three badges with figures from the claims', () => {
    expect(luxury.hero.badges).toEqual([
      `${claims.luxury.figure} nationally in luxury`,
      `${claims.network.figure} specialized websites`,
      'Exclusive buyer network',
    ])
  })

  it('has three buttons: luxury listings, listing presentation, contact', () => {
    expect(luxury.hero.actions).toMatchObject({
      browse: { href: listingLinks.luxury.href },
      partner: { to: '/listing-presentation' },
      talk: { to: '/contact' },
    })
    expect(Object.keys(luxury.hero.actions)).toHaveLength(3)
  })

  it.each(['buyers', 'sellers'] as const)('has a section for %s with four points', (section) => {
    expect(luxury[section].points).toHaveLength(4)
  })

  it('answers five questions', () => {
    expect(luxury.faqs.items).toHaveLength(5)
  })

  it.each(luxury.faqs.items)('answers "$question"', (faq) => {
    expect(() => v.parse(LongFaqSchema, faq)).not.toThrow()
  })

  it('ends with a call to action', () => {
    expect(luxury.closing.link.to).toBe('/contact')
  })
})

describe('the condo page', () => {
  it('has its path', () => {
    expect(condosHead.path).toBe('/property-types/condos')
  })

  it('has its title, word for word', () => {
    expect(condos.hero.title).toBe('Calgary Condos & Apartments')
  })

  it('has two buttons worded as in section 2', () => {
    expect(Object.values(condos.hero.actions)).toEqual([
      { label: 'Search Condos', href: listingLinks.condos.href },
      { label: 'Talk to a Condo Specialist', to: '/contact' },
    ])
  })

  it('has two buttons for sellers worded as in section 2', () => {
    expect(Object.values(condos.sellers.actions)).toEqual([
      { label: 'List Your Condo', to: '/listing-presentation' },
      { label: 'Ask a Question', to: '/contact' },
    ])
  })

  it('links six searches and seven articles', () => {
    expect(condos.searches.links).toBe(condoSearches)
    expect(condoSearches).toHaveLength(6)
    expect(condos.guides.links).toBe(condoGuideArticles)
    expect(condoGuideArticles).toHaveLength(7)
  })

  it.each([...condoSearches, ...condoGuideArticles])('links "$title" over https', (link) => {
    expect(() => v.parse(CondoLinkSchema, link)).not.toThrow()
  })

  it('has no duplicate links', () => {
    const all = [...condoSearches, ...condoGuideArticles]
    expect(new Set(all.map(({ url }) => url)).size).toBe(13)
    expect(new Set(all.map(({ title }) => title)).size).toBe(13)
  })

  it('links to articles of a sister site', () => {
    const origins = new Set(condoGuideArticles.map(({ url }) => new URL(url).origin))
    expect([...origins]).toEqual([
      sisterSiteDirectory.sites.find(({ name }) => name === 'Calgary Condo Guide')?.url,
    ])
  })

  it.each([
    [0, /documents/],
    [1, /fees/],
    [2, /pet/],
  ])('question %i is about %s', (index, subject) => {
    expect(condos.faqs.items[index]?.question).toMatch(subject)
  })

  it.each(condos.faqs.items)('answers "$question"', (faq) => {
    expect(condos.faqs.items).toHaveLength(3)
    expect(() => v.parse(LongFaqSchema, faq)).not.toThrow()
  })

  it('ends with a call to action', () => {
    expect(condos.closing.link.to).toBe('/contact')
  })
})

/** The lead score and the tags (sections 7 and 9). */
import { describe, expect, it } from 'vitest'
import { leadTags, type ScoreInput, scoreLead } from '../../supabase/functions/_shared/lead/score.ts'
import { acceptedLead, detailsAt, PERSON } from '../support/parsed-lead.ts'

const NOTHING: ScoreInput = {
  timeOnPage: 0,
  utm: { source: '', medium: '' },
  page: '/team',
  referrer: 'direct',
}
const points = (input: Partial<ScoreInput>) => scoreLead({ ...NOTHING, ...input }).points

describe('the score', () => {
  it.each([
    [0, 0],
    [30, 0],
    [31, 20],
    [60, 20],
    [61, 40],
    [120, 40],
    [121, 70],
    [86_400, 70],
  ])('after %i seconds on the page is %i', (timeOnPage, expected) => {
    expect(points({ timeOnPage })).toBe(expected)
  })

  it.each([
    ['', '', 0],
    ['newsletter', '', 15],
    ['newsletter', 'email', 15],
    ['google', 'cpc', 25],
    ['facebook', 'paid', 25],
    ['', 'cpc', 10],
    ['', 'paid', 10],
    ['', 'unpaid', 0],
    ['', 'organic', 0],
  ])('of utm_source "%s" and utm_medium "%s" is %i', (source, medium, expected) => {
    expect(points({ utm: { source, medium } })).toBe(expected)
  })

  it.each([
    ['/', 0],
    ['/team', 0],
    ['/evaluation', 25],
    ['/home-valuation', 25],
    ['/listings', 15],
    ['/properties', 15],
    ['/property-types/luxury', 0],
    ['/contact', 10],
    ['/join', 10],
    ['/listings/contact', 25],
    ['/evaluation/properties/join', 50],
  ])('of a lead from %s is %i', (page, expected) => {
    expect(points({ page })).toBe(expected)
  })

  it.each([
    ['https://www.google.com/', 10],
    ['https://www.google.ca/search?q=realtor', 10],
    ['https://www.bing.com/', 0],
    ['direct', 0],
  ])('of a visitor referred by %s is %i', (referrer, expected) => {
    expect(points({ referrer })).toBe(expected)
  })

  const BEST: ScoreInput = {
    timeOnPage: 121,
    utm: { source: 'google', medium: 'cpc' },
    page: '/evaluation',
    referrer: 'https://www.google.com/',
  }

  it('is capped at 100, but lists every reason with its full points', () => {
    const { points: capped, reasons } = scoreLead(BEST)
    expect(capped).toBe(100)
    expect(reasons.map((reason) => reason.points)).toEqual([20, 20, 30, 15, 10, 25, 10])
  })

  it('comes with a readable reason for each rule that applied, and no other', () => {
    const { reasons } = scoreLead({
      ...BEST,
      timeOnPage: 31,
      utm: { source: 'spring-letter', medium: 'email' },
    })
    const all = reasons.map(({ reason }) => reason).join('\n')
    expect(reasons).toHaveLength(4)
    for (const part of [/30 s/, /spring-letter/, /evaluation/, /Google/]) expect(all).toMatch(part)
    expect(all).not.toMatch(/60 s|120 s|medium/)
    expect(scoreLead(NOTHING)).toEqual({ points: 0, reasons: [] })
  })
})

describe('the tags', () => {
  it('are the website, the team, the source and the score', () => {
    expect(leadTags('contact-page', 20)).toEqual([
      ...['website-lead', 'northbow-team', 'contact-page', 'Lead Score: 20'],
    ])
  })

  it.each([
    [0, false],
    [50, false],
    [51, true],
    [100, true],
  ])('of a score of %i include High Quality Lead: %s', (score, expected) => {
    expect(leadTags('website', score).includes('High Quality Lead')).toBe(expected)
  })

  it("include the sender's own tags, each once", () => {
    expect(leadTags('website', 0, ['spring', 'website-lead', 'spring']).sort()).toEqual(
      ['Lead Score: 0', 'northbow-team', 'spring', 'website', 'website-lead'].sort(),
    )
  })

  // A person, or a CRM that trims tags and ignores their case, would read these as ours.
  const FORGED = [
    ...['Lead Score: 99', 'Lead Score:99', 'Lead Score: 99 (verified)', 'High Quality Lead'],
    ...['High Quality Lead!', ' High Quality Lead', ' Lead Score: 99', 'high quality lead'],
    ...['LEAD SCORE: 99'],
  ]
  function scoreTags(sent: { tags?: string[]; source?: string }) {
    const { tags } = acceptedLead({ ...PERSON, ...sent }, detailsAt(Date.now()))
    return tags.filter((tag) => /^\s*(lead score|high quality)/i.test(tag))
  }

  it.each(FORGED)('never include "%s", sent as a tag or as the source', (forged) => {
    expect(scoreTags({ tags: [forged, 'spring'] })).toEqual(['Lead Score: 0'])
    expect(scoreTags({ source: forged })).toEqual(['Lead Score: 0'])
  })
})

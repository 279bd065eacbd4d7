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

describe('the score', () => {
  const utm = (source: string, medium = '') => ({ utm: { source, medium } })
  it.each<[visit: Partial<ScoreInput>, points: number]>([
    [{ timeOnPage: 30 }, 0],
    [{ timeOnPage: 31 }, 20],
    [{ timeOnPage: 60 }, 20],
    [{ timeOnPage: 61 }, 40],
    [{ timeOnPage: 120 }, 40],
    [{ timeOnPage: 121 }, 70],
    [{ timeOnPage: 86_400 }, 70],
    [utm('newsletter'), 15],
    [utm('newsletter', 'email'), 15],
    [utm('google', 'cpc'), 25],
    [utm('facebook', 'paid'), 25],
    [utm('', 'cpc'), 10],
    [utm('', 'paid'), 10],
    [utm('', 'unpaid'), 0],
    [utm('', 'organic'), 0],
    [{ page: '/' }, 0],
    [{ page: '/evaluation' }, 25],
    [{ page: '/home-valuation' }, 25],
    [{ page: '/listings' }, 15],
    [{ page: '/properties' }, 15],
    [{ page: '/property-types/luxury' }, 0],
    [{ page: '/contact' }, 10],
    [{ page: '/join' }, 10],
    [{ page: '/listings/contact' }, 25],
    [{ page: '/evaluation/properties/join' }, 50],
    [{ referrer: 'https://www.google.com/' }, 10],
    [{ referrer: 'https://www.google.ca/search?q=realtor' }, 10],
    [{ referrer: 'https://www.bing.com/' }, 0],
  ])('of %o is %i', (visit, points) => {
    expect(scoreLead({ ...NOTHING, ...visit }).points).toBe(points)
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

/** Data about the visit never causes a lead to be refused, and no input breaks the contract. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAXIMUM_LENGTH } from '../../content/constants.ts'
import { type Lead, parseLead } from '../../supabase/functions/_shared/lead/parse.ts'
import { acceptedLead, detailsAt, PERSON } from '../support/parsed-lead.ts'

const NOW = '2026-11-20T18:00:00.000Z'
const details = detailsAt(NOW, { userAgent: 'x'.repeat(9000) })
const accepted = (visit: object) => acceptedLead({ ...PERSON, ...visit }, details)

type Text = readonly [name: string, text: string, max: number]

/** Every text of a lead with its maximum length in characters. */
function texts(lead: Lead): Text[] {
  const { name, shortText, url, email, phone, message, address } = MAXIMUM_LENGTH
  return [
    ['firstName', lead.firstName, name],
    ['lastName', lead.lastName, name],
    ['email', lead.email, email],
    ['phone', lead.phone, phone],
    ['message', lead.message, message],
    ['address', lead.address ?? '', address],
    ['source', lead.source, shortText],
    ['page', lead.page, url],
    ['referrer', lead.referrer, url],
    ['userAgent', lead.tracking.userAgent, shortText],
    ['pipeline', lead.pipeline?.title ?? '', shortText],
    ...Object.entries(lead.utm).map(([key, value]): Text => [`utm.${key}`, value, shortText]),
    ...lead.tags.map((tag): Text => ['tag', tag, shortText]),
  ]
}
function tooLong(lead: Lead): string[] {
  return texts(lead).flatMap(([label, { length }, max]) =>
    length > max ? [`${label}: ${length} characters, ${max} at most`] : [],
  )
}
/** Postgres would refuse a whole lead for half a surrogate pair in its JSON. */
function malformed(lead: Lead): string[] {
  return texts(lead).flatMap(([label, text]) => (text.isWellFormed() ? [] : [label]))
}
/** Postgres reads ISO times of the years 1 to 9999 only. */
const STORABLE_TIME = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe('data about the visit', () => {
  const LONG = 'x'.repeat(9000)
  const visit = {
    source: LONG,
    tags: Array.from({ length: 50 }, (_, index) => `${index}${LONG}`),
    page: `/${LONG}`,
    referrer: `https://example.com/${LONG}`,
    utm: { source: LONG, utm_medium: LONG, campaign: LONG, term: LONG, content: LONG },
    tracking: { timeOnPage: 1e9, userAgent: LONG, formStartedAt: LONG },
    pipeline: { title: LONG, monetaryValue: 1 },
  }
  it('is shortened when it is too long, and the lead is kept', () => {
    const lead = accepted(visit)
    expect(tooLong(lead)).toEqual([])
    expect(lead.referrer).toMatch(/^https:\/\/example\.com\/x{100}/)
    expect(lead.tags.filter((tag) => tag.includes('xxx') && tag !== lead.source)).toHaveLength(20)
  })

  it.each([
    ['source', 'website'],
    ['tags', ['website-lead', 'northbow-team', 'website', 'Lead Score: 0']],
    ['page', '/'],
    ['referrer', 'direct'],
    ['timestamp', NOW],
    ['utm', { source: '', medium: '', campaign: '', term: '', content: '' }],
    ['pipeline', null],
    ['tracking', { timeOnPage: 0, userAgent: 'x'.repeat(500), formStartedAt: null }],
  ] as const)('falls back to a default when %s is nonsense', (field, fallback) => {
    for (const nonsense of [null, 42, true, [], {}, [null], { utm_source: 5 }, ''])
      expect(accepted({ [field]: nonsense })[field]).toEqual(fallback)
  })

  it.each(['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'])(
    'knows the click %s, nested or at the top',
    (id) => {
      const [nested, top] = [`nested ${id}`, `top ${id}`]
      expect(accepted({ utm: { [id]: nested }, [id]: top }).utm).toMatchObject({ [id]: nested })
      expect(accepted({ [id]: top }).utm).toMatchObject({ [id]: top })
    },
  )

  it.each(['source', 'medium', 'campaign', 'term', 'content'])(
    'knows a campaign’s %s by each name',
    (name) => {
      const [short, nested, top] = [`short ${name}`, `nested ${name}`, `top ${name}`]
      const utm = { [name]: short, [`utm_${name}`]: nested }
      expect(accepted({ utm, [`utm_${name}`]: top }).utm).toMatchObject({ [name]: short })
      expect(accepted({ utm: { [`utm_${name}`]: nested }, [`utm_${name}`]: top }).utm).toMatchObject({
        [name]: nested,
      })
      expect(accepted({ [`utm_${name}`]: top }).utm).toMatchObject({ [name]: top })
    },
  )

  it.each([
    [-5, 0],
    ['90', 0],
    [null, 0],
    [Number.NaN, 0],
    [61.9, 61],
    [Number.MAX_VALUE, 7 * 24 * 3600],
  ])('counts a time on the page of %j in whole seconds, a week at most: %d', (timeOnPage, seconds) => {
    expect(accepted({ tracking: { timeOnPage } }).tracking.timeOnPage).toBe(seconds)
  })

  it('is scored by the server, regardless of the score and the visit that an unknown sender claims', () => {
    const lead = accepted({
      tags: ['Lead Score: 99', 'High Quality Lead', 'spring'],
      score: { points: 99 },
      tracking: { timeOnPage: 61.9 },
      page: '/join',
    })
    expect(lead.score.points).toBe(0)
    expect(lead.tags).toEqual(['website-lead', 'northbow-team', 'website', 'spring', 'Lead Score: 0'])
  })

  it('keeps the given times, in UTC', () => {
    const lead = accepted({
      timestamp: '2026-11-20T10:00:00-07:00',
      tracking: { timeOnPage: 5, formStartedAt: '2026-11-20T16:59:00Z' },
    })
    expect(lead.timestamp).toBe('2026-11-20T17:00:00.000Z')
    expect(lead.tracking.formStartedAt).toBe('2026-11-20T16:59:00.000Z')
  })

  it.each([
    ...['yesterday', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z'],
    ...['0000-01-01T00:00:00.000Z'],
  ])('has a time that the database can store when the sender gives %s', (timestamp) => {
    const lead = accepted({ timestamp, tracking: { formStartedAt: timestamp } })
    expect(lead.timestamp).toMatch(STORABLE_TIME)
    expect(lead.tracking.formStartedAt ?? NOW).toMatch(STORABLE_TIME)
  })

  it.each([
    { source: `${'x'.repeat(499)}🏠` },
    { tags: [`${'x'.repeat(99)}🏠`] },
    { referrer: `${'x'.repeat(1999)}🏠` },
    { utm: { source: `${'x'.repeat(499)}🏠` } },
    { tracking: { userAgent: `${'x'.repeat(499)}🏠` } },
    ...['街', 'é', '🏠'].map((character) => ({ page: `/${character.repeat(1990)}` })),
  ])('is never cut in the middle of a character, and within its limit: %o', (input) => {
    expect(malformed(accepted(input))).toEqual([])
    expect(tooLong(accepted(input))).toEqual([])
  })
})

describe('for any JSON', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 3000 }))
      .map(([part, times]) => part.repeat(times)),
  )
  const anything = fc.oneof(fc.jsonValue() as fc.Arbitrary<unknown>, text)
  const maybe = (good: unknown) => fc.oneof(fc.constant(good), anything)
  const visit = {
    source: fc.oneof(fc.constantFrom('website', 'contact-page', 'join-team'), anything),
    tags: fc.oneof(fc.array(text), anything),
    page: anything,
    referrer: anything,
    timestamp: anything,
    utm: fc.oneof(fc.record({ source: text, utm_medium: text }), anything),
    tracking: fc.oneof(fc.record({ timeOnPage: anything, userAgent: text }), anything),
    pipeline: anything,
    consent: anything,
  }
  const words = { message: anything, notes: anything, address: anything, experience: anything }
  const person = {
    firstName: maybe('Ada'),
    lastName: maybe('Lovelace'),
    email: maybe('ada@example.com'),
    phone: maybe('4035550100'),
    submissionId: anything,
  }

  it('parsing returns a result and never throws', () => {
    const input = fc.oneof(anything, fc.record({ ...person, ...words, ...visit }, { requiredKeys: [] }))
    fc.assert(fc.property(input, (value) => 'ok' in parseLead(value, details)))
  })

  it('a valid visitor is accepted with any visit, scored 0 to 100, and within every limit', () => {
    fc.assert(
      fc.property(fc.record(visit, { requiredKeys: [] }), (value) => {
        const lead = accepted(value)
        expect(lead.score.points).toBeGreaterThanOrEqual(0)
        expect(lead.score.points).toBeLessThanOrEqual(100)
        expect(tooLong(lead)).toEqual([])
        expect(malformed(lead)).toEqual([])
        expect(lead.timestamp).toMatch(STORABLE_TIME)
      }),
    )
  })
})

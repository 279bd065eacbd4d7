/** The pages with the three lead forms, against section 2. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import { NEW_HOME_WARRANTY_YEARS } from '../../content/constants.ts'
import type { Claim } from '../../content/page-schema.ts'
import { buyer } from '../../content/pages/buyer.ts'
import { contact } from '../../content/pages/contact.ts'
import { evaluation, SampleReportSchema } from '../../content/pages/evaluation.ts'
import { join } from '../../content/pages/join.ts'
import { team } from '../../content/pages/team.ts'
import { texts } from './marketing-pages.ts'

const all = texts({ contact, evaluation, join })

it.each([
  ['an em dash', /—/],
  ['hype', /unlock|elevate|seamless|dream home|world-class|stunning/i],
  ['American spelling', /\b(?:neighbor|color|center|favorite)/i],
])('no text has %s', (_what, pattern) => {
  expect(all.filter((text) => pattern.test(text))).toEqual([])
})

describe('the evaluation page', () => {
  it('has three badges, two figures, three steps, and promises contact within 24 hours', () => {
    expect(evaluation.hero.badges).toEqual(['No obligation', '100% free service', 'Detailed report'])
    expect(evaluation.stats).toEqual([claims.homesSold, claims.reviews])
    expect(evaluation.process.steps.map(({ title }) => title)).toEqual([
      'Request submission',
      'Expert analysis',
      'Personalized consultation',
    ])
    expect(evaluation.banner.title).toContain('within 24 hours')
  })

  it('shows a report that is consistent, and says whether it is a sample', () => {
    const { report } = evaluation
    expect(() => v.parse(SampleReportSchema, report)).not.toThrow()
    expect(/^A sample/.test(report.note)).toBe(report.sample)
    const [sold, , unsold] = report.rows.map(({ prices }) => prices)
    const { low, high } = report.range
    expect(low).toBeGreaterThan(Math.min(...(sold ?? [])))
    expect(high).toBeLessThan(Math.min(...(unsold ?? [])))
    for (const price of report.rows.flatMap(({ prices }) => prices)) {
      expect(price).toBeGreaterThan(Math.min(...report.axis))
      expect(price).toBeLessThan(Math.max(...report.axis))
    }
  })
})

it('the contact page says what happens next, in three steps', () => {
  expect(contact.next.steps.map(({ when }) => when)).toEqual(['At once', 'Within 24 hours', 'After that'])
  expect(contact.hero.map).toContain('50 km')
})

it('the join page takes its figures from the claims', () => {
  const shown: readonly Claim[] = [...join.stats, ...join.benefits.items.map(({ claim }) => claim)]
  expect(Object.values<Claim>(claims)).toEqual(expect.arrayContaining([...shown]))
  expect(join.benefits.items.map(({ text }) => text).join(' ')).not.toMatch(/\d{2,}/)
  expect(join.testimonials).toHaveLength(2)
})

it('the team page has four agent roles and six office roles', () => {
  const places = team.roles.items.map(({ place }) => place)
  expect(places.filter((place) => place === 'agent')).toHaveLength(4)
  expect(places.filter((place) => place === 'office')).toHaveLength(6)
  for (const { roles } of team.journey.stages) expect(roles[0]).toBe('listing-specialist')
})

it('the buyer page draws the warranty of section 9', () => {
  expect(buyer.builders.warranty.parts.map(({ years }) => years)).toEqual([...NEW_HOME_WARRANTY_YEARS])
})

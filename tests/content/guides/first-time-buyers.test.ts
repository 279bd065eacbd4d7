/** The first-time buyers' guide, against the specification (sections 2, 3 and 9). */
import { describe, expect, it } from 'vitest'
import { minimumDownPayment } from '../../../calculators/down-payment.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'

const whole = (value: unknown) => JSON.stringify(value)

describe('the guide for first-time buyers', () => {
  it('has the five steps, as named', () => {
    expect(
      firstTimeBuyers.journey.steps.map(({ number, title }) => `${number} ${title.toLowerCase()}`),
    ).toEqual([
      '1 pre-approval',
      '2 find a realtor',
      '3 search and view',
      '4 make an offer',
      '5 complete purchase',
    ])
  })

  it('has advisor advantages and tips', () => {
    expect(firstTimeBuyers.advisor.points.length).toBeGreaterThanOrEqual(3)
    expect(firstTimeBuyers.tips.items.length).toBeGreaterThanOrEqual(5)
  })

  it.each([
    ['FHSA', '$40,000 in a lifetime, $8,000 a year'],
    ['HBP', '$60,000'],
    ['Home buyers’ amount', '$10,000'],
    ['GST rebate', '$50,000'],
    ['30-year', '30 years'],
  ])('explains %s: %s', (name, amount) => {
    const program = firstTimeBuyers.programs.items.find((one) => one.name.includes(name))
    expect(program?.amount.join(' ')).toContain(amount)
  })

  it('says that programs change', () => {
    expect(firstTimeBuyers.programs.note).toMatch(/As of 2026\..*ask/)
  })

  it('has an example of the minimum down payment that matches the calculator', () => {
    expect(minimumDownPayment(60_000_000)).toBe(3_500_000)
    expect(firstTimeBuyers.downPayment.example).toContain('$600,000')
    expect(firstTimeBuyers.downPayment.example).toMatch(/\$35,000\.$/)
  })

  it('states the costs of section 9', () => {
    expect(whole(firstTimeBuyers.journey)).toContain('$400–600')
    expect(whole(firstTimeBuyers.journey)).toContain('$1,500–3,000')
    expect(firstTimeBuyers.downPayment.text).toContain('Between 5% and 20%')
  })

  it('says that Alberta has registration charges but no land transfer tax', () => {
    expect(whole(firstTimeBuyers.alberta)).toContain('No land transfer tax')
    expect(whole(firstTimeBuyers.alberta)).toContain('$50 each, and $5 for every $5,000')
  })
})

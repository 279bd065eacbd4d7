/** What a calculator leaves in the address of its page, and what it makes of one. */
import { describe, expect, it } from 'vitest'
import { mortgageFields } from '../../content/calculators/purchase-fields.ts'
import { checkInputs, withInputs } from '../../src/features/calculators/address.ts'

const check = checkInputs(mortgageFields)

describe('the address of a page with a calculator', () => {
  it('keeps what is acceptable and differs from the defaults', () => {
    expect(check({ price: 725_000, rate: 4.5, amortization: 90 })).toEqual({ price: 725_000 })
  })

  it('reads what a form sends by itself', () => {
    const sent = { price: '725,000', rate: '4.50', firstTimeOrNew: 'on', frequency: 'bi-weekly' }
    expect(check(sent)).toEqual({ price: 725_000, firstTimeOrNew: true, frequency: 'bi-weekly' })
  })

  it("leaves alone what is not the calculator's", () => {
    expect(check({ utm_source: 'letter', price: 'much' })).toEqual({ utm_source: 'letter' })
  })

  it('is the same however often it is checked', () => {
    const once = check({ price: '725000', utm_source: 'letter', rate: 3.99 })
    expect(check(once)).toEqual(once)
  })

  it('loses a value that is the default again', () => {
    const inputs = {
      ...Object.fromEntries(mortgageFields.map((field) => [field.name, field.default])),
      rate: 4,
    }
    expect(withInputs(mortgageFields, { price: 725_000, page: 2 }, inputs)).toEqual({ page: 2, rate: 4 })
  })
})

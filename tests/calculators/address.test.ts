/** A calculator's inputs in the URL of its page. */
import { describe, expect, it } from 'vitest'
import { parseInputs } from '../../content/calculators/fields.ts'
import { mortgageFields } from '../../content/calculators/purchase-fields.ts'
import { withInputs } from '../../src/features/calculators/address.ts'

type Search = Record<string, unknown>

/** The search parameters that the calculator writes after reading these. */
const check = (search: Search) => withInputs(mortgageFields, search, parseInputs(mortgageFields, search))

describe('the URL of a page with a calculator', () => {
  it('keeps inputs that are valid and differ from the defaults', () => {
    expect(check({ price: 725_000, rate: 4.5, amortization: 90 })).toEqual({ price: 725_000 })
  })

  it('accepts what the browser submits without JavaScript', () => {
    const sent = { price: '725,000', rate: '4.50', firstTimeOrNew: 'on', frequency: 'bi-weekly' }
    expect(check(sent)).toEqual({ price: 725_000, firstTimeOrNew: true, frequency: 'bi-weekly' })
  })

  it('keeps other parameters', () => {
    expect(check({ utm_source: 'letter', price: 'much' })).toEqual({ utm_source: 'letter' })
  })

  it('does not change when validated again', () => {
    const once = check({ price: '725000', utm_source: 'letter', rate: 3.99 })
    expect(check(once)).toEqual(once)
  })

  it('drops a value that is back at its default', () => {
    const inputs = {
      ...Object.fromEntries(mortgageFields.map((field) => [field.name, field.default])),
      rate: 4,
    }
    expect(withInputs(mortgageFields, { price: 725_000, page: 2 }, inputs)).toEqual({ page: 2, rate: 4 })
  })
})

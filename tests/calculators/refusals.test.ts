/** Refused calculations: the reason, and a suggested value that is accepted. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { financePurchase } from '../../calculators/purchase.ts'
import { rentalYield } from '../../calculators/rental.ts'
import { parseInputs } from '../../content/calculators/fields.ts'
import { mortgageFields } from '../../content/calculators/purchase-fields.ts'
import { rentalFields } from '../../content/calculators/rental-fields.ts'
import { formatRefusal, suggestionFor } from '../../src/features/calculators/refusal.ts'

const purchase = parseInputs(mortgageFields, {})
const rental = parseInputs(rentalFields, {})
const dollars = (max: number) => fc.integer({ min: 0, max })

describe('a refusal', () => {
  const limits = { minimumDownPayment: 3_500_000, maximumYears: 25 }

  it.each([
    ['down-payment-above-price', 'The down payment is more than the price.'],
    ['down-payment-below-minimum', 'At this price the minimum down payment is $35,000.'],
    [
      'amortization-too-long',
      'With this down payment the mortgage must be insured, and paid off within 25\u00a0years.',
    ],
  ] as const)('for %s says why', (reason, text) => {
    expect(formatRefusal({ ...limits, kind: 'refused', reason })).toBe(text)
  })
})

describe('a suggestion', () => {
  it('is labelled with its value', () => {
    const refused = { minimumDownPayment: 3_500_001, maximumYears: 25, kind: 'refused' } as const
    expect(suggestionFor({ ...refused, reason: 'down-payment-below-minimum' })).toEqual({
      field: 'downPayment',
      value: 35_001,
      label: 'Put $35,001 down',
    })
    expect(suggestionFor({ ...refused, reason: 'amortization-too-long' })).toMatchObject({
      field: 'amortization',
      value: 25,
    })
  })

  it('gets any refused purchase financed in at most two steps', () => {
    const price = fc.integer({ min: 100_000, max: 3_000_000 })
    const years = fc.integer({ min: 5, max: 30 })
    fc.assert(
      fc.property(price, dollars(3_000_000), years, fc.boolean(), (...[cost, down, amortization, first]) => {
        let inputs = { ...purchase, price: cost, downPayment: down, amortization, firstTimeOrNew: first }
        for (let step = 0; step < 2; step += 1) {
          const financing = financePurchase(inputs, 'monthly')
          if (financing.kind !== 'refused') return
          const { field, value } = suggestionFor(financing)
          inputs = { ...inputs, [field]: value }
        }
        expect(financePurchase(inputs, 'monthly').kind).toBe('financed')
      }),
    )
  })

  it('gets any refused rental calculated', () => {
    const price = fc.integer({ min: 100_000, max: 3_000_000 })
    fc.assert(
      fc.property(price, dollars(3_000_000), (rentalPrice, rentalDownPayment) => {
        const inputs = { ...rental, rentalPrice, rentalDownPayment }
        const first = rentalYield(inputs)
        if (first.kind !== 'refused') return
        const { value } = suggestionFor(first)
        expect(rentalYield({ ...inputs, rentalDownPayment: value }).kind).toBe('calculated')
      }),
    )
  })
})

/** A refusal offers a value; that value must not be refused for the same reason. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remedyFor } from '../../../content/calculators/copy.ts'
import { parseInputs } from '../../../content/calculators/fields.ts'
import { mortgageFields, rentalFields } from '../../../content/calculators/inputs.ts'
import { financePurchase } from '../../../content/calculators/purchase.ts'
import { rentalYield } from '../../../content/calculators/rental.ts'

const purchase = parseInputs(mortgageFields, {})
const rental = parseInputs(rentalFields, {})
const dollars = (max: number) => fc.integer({ min: 0, max })

describe('a remedy', () => {
  it('is named in words', () => {
    const refused = { minimumDownPayment: 3_500_001, maximumYears: 25, kind: 'refused' } as const
    expect(remedyFor({ ...refused, reason: 'down-payment-below-minimum' })).toEqual({
      for: 'downPayment',
      value: 35_001,
      label: 'Put $35,001 down',
    })
    expect(remedyFor({ ...refused, reason: 'amortization-too-long' })).toMatchObject({
      for: 'amortization',
      value: 25,
    })
  })

  it('brings any refused purchase to a mortgage, in two steps at most', () => {
    const price = fc.integer({ min: 100_000, max: 3_000_000 })
    const years = fc.integer({ min: 5, max: 30 })
    fc.assert(
      fc.property(price, dollars(3_000_000), years, fc.boolean(), (...[cost, down, amortization, first]) => {
        let inputs = { ...purchase, price: cost, downPayment: down, amortization, firstTimeOrNew: first }
        for (let step = 0; step < 2; step += 1) {
          const financing = financePurchase(inputs, 'monthly')
          if (financing.kind !== 'refused') return
          const remedy = remedyFor(financing)
          inputs = { ...inputs, [remedy.for]: remedy.value }
        }
        expect(financePurchase(inputs, 'monthly').kind).toBe('financed')
      }),
    )
  })

  it('brings any refused rental to a result', () => {
    const price = fc.integer({ min: 100_000, max: 3_000_000 })
    fc.assert(
      fc.property(price, dollars(3_000_000), (rentalPrice, rentalDownPayment) => {
        const inputs = { ...rental, rentalPrice, rentalDownPayment }
        const first = rentalYield(inputs)
        if (first.kind !== 'refused') return
        const { value } = remedyFor(first)
        expect(rentalYield({ ...inputs, rentalDownPayment: value }).kind).toBe('yielded')
      }),
    )
  })
})

/** Financing a purchase, or the reason it is refused. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { financePurchase } from '../../calculators/purchase.ts'
import { parseInputs } from '../../content/calculators/fields.ts'
import { mortgageFields } from '../../content/calculators/purchase-fields.ts'

const defaults = parseInputs(mortgageFields, {})

it.each<[string, changes: object, expected: object]>([
  [
    'with less than 20% down is insured, with the premium added to the loan',
    {},
    {
      ...{ kind: 'financed', downPayment: 6_000_000, minimumDownPayment: 3_500_000, maximumYears: 25 },
      ...{ loan: 54_000_000, premium: 1_674_000, principal: 55_674_000 },
      schedule: { payment: 308_141, payments: 300 },
    },
  ],
  [
    'with 20% down is not insured, and can be amortized over 30 years',
    { downPayment: 120_000, amortization: 30 },
    { kind: 'financed', premium: 0, principal: 48_000_000, maximumYears: 30 },
  ],
  [
    'by a first-time buyer, or of a new home, can be insured over 30 years',
    { amortization: 30, firstTimeOrNew: true },
    // 3.10% at 90% of the price, and 0.20% for 30 years.
    { kind: 'financed', premium: 1_782_000 },
  ],
  ['without a mortgage costs no more', { downPayment: 600_000 }, { kind: 'financed', principal: 0 }],
])('a purchase %s', (_what, changes, expected) => {
  expect(financePurchase({ ...defaults, ...changes }, 'monthly')).toMatchObject(expected)
})

it.each([
  ['a dollar below the minimum', { downPayment: 34_999 }, 'down-payment-below-minimum'],
  ['insured at $1.5 million', { price: 1_500_000, downPayment: 299_999 }, 'down-payment-below-minimum'],
  ['more down than the price', { downPayment: 600_001 }, 'down-payment-above-price'],
  ['insured over 26 years', { amortization: 26 }, 'amortization-too-long'],
])('a purchase is refused: %s', (_case, changes, reason) => {
  expect(financePurchase({ ...defaults, ...changes }, 'monthly')).toMatchObject({ kind: 'refused', reason })
})

it('a purchase is financed from exactly the minimum down payment up', () => {
  const check = (thousands: number) => {
    const inputs = { ...defaults, price: thousands * 1000 }
    const { minimumDownPayment } = financePurchase(inputs, 'monthly')
    const at = (cents: number) => financePurchase({ ...inputs, downPayment: cents / 100 }, 'monthly').kind
    expect(at(minimumDownPayment)).toBe('financed')
    expect(at(minimumDownPayment - 1)).toBe('refused')
  }
  fc.assert(fc.property(fc.integer({ min: 100, max: 3000 }), check), { numRuns: 200 })
})

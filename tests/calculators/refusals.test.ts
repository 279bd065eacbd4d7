/** Refused calculations: the reason, and a suggested value that is accepted. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { financePurchase } from '../../calculators/purchase.ts'
import { rentalYield } from '../../calculators/rental.ts'
import { parseInputs } from '../../content/calculators/fields.ts'
import { mortgageFields } from '../../content/calculators/purchase-fields.ts'
import { rentalFields } from '../../content/calculators/rental-fields.ts'
import { formatRefusal, suggestionFor } from '../../src/features/calculators/refusal.ts'

const purchase = parseInputs(mortgageFields, {})
const rental = parseInputs(rentalFields, {})
const price = fc.integer({ min: 100_000, max: 3_000_000 })
const down = fc.integer({ min: 0, max: 3_000_000 })
const years = fc.integer({ min: 5, max: 30 })
const refused = { kind: 'refused', minimumDownPayment: 3_500_001, maximumYears: 25 } as const
const INSURED = 'With this down payment the mortgage must be insured, and paid off within 25\u00a0years.'

it.each([
  ['down-payment-above-price', 'The down payment is more than the price.'],
  ['down-payment-below-minimum', 'At this price the minimum down payment is $35,000.01.'],
  ['amortization-too-long', INSURED],
] as const)('a refusal for %s says why', (reason, text) => {
  expect(formatRefusal({ ...refused, reason })).toBe(text)
})

it.each([
  ['down-payment-below-minimum', { field: 'downPayment', value: 35_001, label: 'Put $35,001 down' }],
  ['amortization-too-long', { field: 'amortization', value: 25 }],
] as const)('the suggestion for %s is labelled with its value', (reason, suggestion) => {
  expect(suggestionFor({ ...refused, reason })).toMatchObject(suggestion)
})

it('suggestions get any refused purchase financed in at most two steps', () => {
  fc.assert(
    fc.property(price, down, years, fc.boolean(), (cost, downPayment, amortization, firstTimeOrNew) => {
      let inputs = { ...purchase, price: cost, downPayment, amortization, firstTimeOrNew }
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

it('the suggestion gets any refused rental calculated', () => {
  fc.assert(
    fc.property(price, down, (rentalPrice, rentalDownPayment) => {
      const inputs = { ...rental, rentalPrice, rentalDownPayment }
      const first = rentalYield(inputs)
      if (first.kind !== 'refused') return
      const { value } = suggestionFor(first)
      expect(rentalYield({ ...inputs, rentalDownPayment: value }).kind).toBe('calculated')
    }),
  )
})

/** The worked example of the home costs page. */
import { expect, it } from 'vitest'
import { ownershipFields } from '../../content/calculators/purchase-fields.ts'
import { exampleInputs } from '../../content/pages/home-costs.ts'
import { costs, monthlyCost, monthlyTotal, oneTimeCosts } from '../../src/pages/home-costs/worked-example.ts'

it('starts from the values the calculator shows first', () => {
  expect(exampleInputs).toEqual(
    Object.fromEntries(ownershipFields.map((field) => [field.name, field.default])),
  )
})

it('adds up, with the mortgage about two thirds of the total', () => {
  expect(costs.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(monthlyTotal)
  const mortgage = monthlyCost('mortgage') / monthlyTotal
  expect(mortgage).toBeGreaterThan(0.62)
  expect(mortgage).toBeLessThan(0.71)
})

it('costs $650 to register the title and $610 for the mortgage', () => {
  expect(oneTimeCosts).toEqual({ titleRegistration: 65_000, mortgageRegistration: 61_000 })
})

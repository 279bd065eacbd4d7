/** The page's worked example, calculated. Amounts are in cents. */
import type { Cents } from '../../../calculators/cents.ts'
import { registrationCharge } from '../../../calculators/land-titles.ts'
import { ownershipCost } from '../../../calculators/ownership.ts'
import type { OwnershipCost } from '../../../content/calculators/breakdowns.ts'
import { exampleInputs } from '../../../content/pages/home-costs.ts'

const month = ownershipCost(exampleInputs)
if (month.kind === 'refused') throw new Error('The defaults of the ownership calculator cannot be financed')

export const { costs, monthlyTotal } = month

export const oneTimeCosts = {
  titleRegistration: registrationCharge(exampleInputs.price * 100),
  mortgageRegistration: registrationCharge(month.financing.principal),
}

export function monthlyCost(cost: OwnershipCost): Cents {
  return costs.find((one) => one.cost === cost)?.monthly ?? 0
}

/** What owning a home costs each month, the mortgage and everything beside it. */
import { OWNERSHIP_COSTS, type OwnershipCost } from '../content/calculators/breakdowns.ts'
import type { OwnershipInputs } from '../content/calculators/purchase-fields.ts'
import { type Cents, divide, percentOf, toCents } from './cents.ts'
import { type Financing, financePurchase } from './purchase.ts'

type Financed = Extract<Financing, { kind: 'financed' }>

export type Ownership =
  | Extract<Financing, { kind: 'refused' }>
  | {
      kind: 'costed'
      /** A month of each, in the order of the list above. Yearly amounts are divided by twelve. */
      costs: readonly { cost: OwnershipCost; monthly: Cents }[]
      monthlyTotal: Cents
      financing: Financed
    }

/** The monthly cost of a home with a mortgage paid monthly; or why the mortgage could not be had. */
export function ownershipCost(inputs: OwnershipInputs): Ownership {
  const financing = financePurchase(inputs, 'monthly')
  if (financing.kind === 'refused') return financing
  const monthly: Record<OwnershipCost, Cents> = {
    mortgage: financing.schedule.payment,
    propertyTax: divide(toCents(inputs.propertyTax), 12),
    homeInsurance: divide(toCents(inputs.homeInsurance), 12),
    condoFees: toCents(inputs.condoFees),
    utilities: toCents(inputs.utilities),
    maintenance: divide(percentOf(toCents(inputs.price), inputs.maintenance), 12),
  }
  const costs = OWNERSHIP_COSTS.map((cost) => ({ cost, monthly: monthly[cost] }))
  const monthlyTotal = costs.reduce((total, cost) => total + cost.monthly, 0)
  return { kind: 'costed', costs, monthlyTotal, financing }
}

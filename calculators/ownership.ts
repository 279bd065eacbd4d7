/** The monthly cost of owning a home, mortgage included. */
import { OWNERSHIP_COSTS, type OwnershipCost } from '../content/calculators/breakdowns.ts'
import type { OwnershipInputs } from '../content/calculators/purchase-fields.ts'
import { type Cents, divide, percentOf, toCents } from './cents.ts'
import { type Financing, financePurchase } from './purchase.ts'

type Financed = Extract<Financing, { kind: 'financed' }>

export type Ownership =
  | Extract<Financing, { kind: 'refused' }>
  | {
      kind: 'calculated'
      /** In the order of `OWNERSHIP_COSTS`. Yearly amounts are divided by twelve. */
      costs: readonly { cost: OwnershipCost; monthly: Cents }[]
      monthlyTotal: Cents
      financing: Financed
    }

/** The monthly cost of a home with a monthly mortgage payment, or why the purchase cannot be financed. */
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
  return { kind: 'calculated', costs, monthlyTotal, financing }
}

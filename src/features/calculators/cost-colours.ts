import type { OwnershipCost } from '../../../content/calculators/breakdowns.ts'

/** The colour of each cost in every drawing of a month: gold for the mortgage. They stand out on light and dark alike. */
export const COST_COLOURS: Record<OwnershipCost, string> = {
  mortgage: 'var(--gold)',
  propertyTax: 'oklch(61% 0.115 58)',
  homeInsurance: 'oklch(64% 0.075 190)',
  condoFees: 'oklch(56% 0.1 30)',
  utilities: 'oklch(59% 0.095 240)',
  maintenance: 'oklch(72% 0.03 225)',
}

/** The items that the calculators break a total down into, in display order. */

export const OWNERSHIP_COSTS = [
  'mortgage',
  'propertyTax',
  'homeInsurance',
  'condoFees',
  'utilities',
  'maintenance',
] as const
export type OwnershipCost = (typeof OWNERSHIP_COSTS)[number]

export const RENTAL_EXPENSES = [
  'propertyTax',
  'insurance',
  'condoFees',
  'utilities',
  'maintenance',
  'management',
] as const
export type RentalExpense = (typeof RENTAL_EXPENSES)[number]

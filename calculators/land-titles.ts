/** Alberta has no land transfer tax; it charges for registering the title, and again for a mortgage. */

import { LAND_TITLES_RULE } from '../content/calculators/rules.ts'
import { type Cents, toCents } from './cents.ts'

/** The charge for one registration: of a title by the home's value, of a mortgage by its amount. */
export function registrationCharge(value: Cents): Cents {
  const { base, charge, forEach } = LAND_TITLES_RULE
  return toCents(base) + Math.ceil(value / toCents(forEach)) * toCents(charge)
}

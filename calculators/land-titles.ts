/** Alberta has no land transfer tax. It charges for registering a title, and again for a mortgage. */

import { LAND_TITLES_RULE } from '../content/calculators/rules.ts'
import { type Cents, toCents } from './cents.ts'

/** The charge for one registration. `value` is the home's value for a title, or the amount of a mortgage. */
export function registrationCharge(value: Cents): Cents {
  const { base, charge, forEach } = LAND_TITLES_RULE
  return toCents(base) + Math.ceil(value / toCents(forEach)) * toCents(charge)
}

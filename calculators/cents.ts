/** The arithmetic of the calculators: whole cents in, whole cents out. */

/** Whole cents; money in the calculators is never a fraction of one. */
export type Cents = number

/** Hundredths of a percent: 450 is 4.5%. */
export type BasisPoints = number

/** Dollars to cents, to the nearest cent. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** `part` of `whole` to the nearest whole number, half up. Never a negative zero, which formats as "-0". */
export function divide(part: number, whole: number): number {
  return Math.round(part / whole) + 0
}

/** A percentage of an amount, to the nearest cent. Percentages count to a hundredth of a percent. */
export function percentOf(amount: Cents, percent: number): Cents {
  return divide(amount * Math.round(percent * 100), 10_000)
}

/** What share of `whole` the `part` is, to the nearest hundredth of a percent. */
export function shareOf(part: Cents, whole: Cents): BasisPoints {
  return divide(part * 10_000, whole)
}

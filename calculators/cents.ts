/** Integer arithmetic for money. */

/** An integer number of cents. */
export type Cents = number

/** Hundredths of a percent: 450 is 4.5%. */
export type BasisPoints = number

/** Dollars to cents, to the nearest cent. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** The quotient to the nearest integer, half up. Adding zero avoids negative zero, which formats as "-0". */
export function divide(dividend: number, divisor: number): number {
  return Math.round(dividend / divisor) + 0
}

/** A percentage of an amount, to the nearest cent. The percentage is rounded to a hundredth of a percent. */
export function percentOf(amount: Cents, percent: number): Cents {
  return divide(amount * Math.round(percent * 100), 10_000)
}

/** `part` as a share of `whole`, to the nearest hundredth of a percent. */
export function shareOf(part: Cents, whole: Cents): BasisPoints {
  return divide(part * 10_000, whole)
}

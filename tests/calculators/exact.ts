/**
 * An independent mortgage calculation: fixed-point numbers with forty decimals, roots by bisection, and the
 * balance computed period by period. No logarithms and no floating point.
 */

const ONE = 10n ** 40n
const times = (a: bigint, b: bigint) => (a * b) / ONE

function power(base: bigint, exponent: number): bigint {
  let result = ONE
  for (let count = 0; count < exponent; count += 1) result = times(result, base)
  return result
}

/** The growth factor of one period: `perYear` of them compound to two half-years at half the quoted rate. */
function periodGrowth(rateBasisPoints: number, perYear: number): bigint {
  const halfYear = ONE + (ONE * BigInt(rateBasisPoints)) / 20_000n
  const year = times(halfYear, halfYear)
  let low = ONE
  let high = 2n * ONE
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (power(middle, perYear) > year) high = middle
    else low = middle
  }
  return low
}

const nearest = (scaled: bigint) => Number((scaled + ONE / 2n) / ONE)

type Loan = { principal: number; rateBasisPoints: number; years: number; perYear: number }

/** The payment in scaled cents: the future value of the loan over that of one-cent payments. */
function scaledPayment({ principal, rateBasisPoints, years, perYear }: Loan): bigint {
  const growth = periodGrowth(rateBasisPoints, perYear)
  let owed = BigInt(principal) * ONE
  let paid = 0n
  for (let period = 0; period < years * perYear; period += 1) {
    owed = times(owed, growth)
    paid = times(paid, growth) + ONE
  }
  return (owed * ONE) / paid
}

/** The regular payment, to the nearest cent. */
export function exactPayment(loan: Loan): number {
  return nearest(scaledPayment(loan))
}

/** Half a monthly payment, to the nearest cent. */
export function exactAcceleratedPayment(loan: Omit<Loan, 'perYear'>): number {
  return nearest(scaledPayment({ ...loan, perYear: 12 }) / 2n)
}

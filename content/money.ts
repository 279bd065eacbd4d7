/** Canadian dollars as the site writes them. */

/** Dollars: from, to. */
export type MoneyRange = readonly [from: number, to: number]

const wholeDollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})
const dollarsAndCents = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
})

/** Whole dollars: `cad(1500)` is "$1,500". A fraction is rounded away. */
export function cad(dollars: number): string {
  return wholeDollars.format(dollars)
}

/** Dollars and cents, from whole cents: `cadCents(314217)` is "$3,142.17". */
export function cadCents(cents: number): string {
  return dollarsAndCents.format(cents / 100)
}

/** A range with one sign, as section 9 writes most costs: "$1,500-5,000". */
export function cadRange([from, to]: MoneyRange): string {
  return `${cad(from)}-${cad(to).slice(1)}`
}

/** A range with a sign at each end, as section 9 writes the costs of removing asbestos: "$3,000-$7,000". */
export function cadFromTo([from, to]: MoneyRange): string {
  return `${cad(from)}-${cad(to)}`
}

/** How the site writes amounts, ranges and times. */

/** From, to. */
export type Range = readonly [from: number, to: number]

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
export function cadRange([from, to]: Range): string {
  return `${cad(from)}-${cad(to).slice(1)}`
}

/** A range with a sign at each end, as section 9 writes the costs of removing asbestos: "$3,000-$7,000". */
export function cadFromTo([from, to]: Range): string {
  return `${cad(from)}-${cad(to)}`
}

/** Hundredths of a percent, with two decimals: `basisPoints(634)` is "6.34%". */
export function basisPoints(value: number): string {
  return `${(value / 100).toFixed(2)}%`
}

/** "5.5-6.5%" */
export function percentRange([from, to]: Range): string {
  return `${from}-${to}%`
}

/** "3 to 8 weeks"; "1 week" where both ends are the same. */
export function weeks([from, to]: Range): string {
  const length = from === to ? `${to}` : `${from} to ${to}`
  return `${length} ${to === 1 ? 'week' : 'weeks'}`
}

/** A time of day on the 24-hour clock, as minutes since midnight. */
export function timeOfDay(hour: number, minute = 0): number {
  return hour * 60 + minute
}

/** Minutes since midnight as a clock shows them: `clock(510)` is "8:30". */
export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

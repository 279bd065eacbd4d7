/** How the site writes amounts, ranges and times. */

export type Range = readonly [from: number, to: number]

/** A true minus sign, which is longer than a hyphen. */
const sign = (negative: boolean) => (negative ? '−' : '')

/**
 * A whole number as Canadians write it in English: `grouped(4710)` is "4,710". Without `Intl`, whose tables take a phone
 * 100 ms to load, because most pages show an amount when they start.
 */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Dollars, rounded to whole dollars: `cad(1500)` is "$1,500". */
export function cad(dollars: number): string {
  const whole = Math.round(Math.abs(dollars))
  return `${sign(dollars < 0 && whole > 0)}$${grouped(whole)}`
}

/** Cents as dollars and cents: `cadCents(314217)` is "$3,142.17". */
export function cadCents(cents: number): string {
  const whole = Math.round(Math.abs(cents))
  const rest = String(whole % 100).padStart(2, '0')
  return `${sign(cents < 0 && whole > 0)}$${grouped(Math.floor(whole / 100))}.${rest}`
}

/** A range of dollars with one dollar sign, as section 9 writes most costs: "$1,500–5,000". */
export function cadRange([from, to]: Range): string {
  return `${cad(from)}–${cad(to).slice(1)}`
}

/** A range of dollars with two dollar signs, as section 9 writes asbestos removal: "$3,000–$7,000". */
export function cadFromTo([from, to]: Range): string {
  return `${cad(from)}–${cad(to)}`
}

/** Hundredths of a percent, with two decimals: `basisPoints(634)` is "6.34%". */
export function basisPoints(value: number): string {
  return `${sign(value < 0)}${(Math.abs(value) / 100).toFixed(2)}%`
}

/** A range of percentages: "5.5–6.5%". */
export function percentRange([from, to]: Range): string {
  return `${from}–${to}%`
}

/** A range of weeks: "3 to 8 weeks", or "1 week" when both ends are the same. */
export function weeks([from, to]: Range): string {
  const length = from === to ? `${to}` : `${from} to ${to}`
  return `${length} ${to === 1 ? 'week' : 'weeks'}`
}

/** A time of the 24-hour clock: in minutes since midnight, as it is read ("8:30 AM") and for a `time` element ("08:30"). */
export function timeOfDay(hour: number, minute = 0) {
  return {
    minutes: hour * 60 + minute,
    text: `${hour % 12 || 12}:${twoDigits(minute)}\u00a0${hour < 12 ? 'AM' : 'PM'}`,
    machine: `${twoDigits(hour)}:${twoDigits(minute)}`,
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

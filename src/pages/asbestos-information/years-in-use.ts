/** How far into its decade a period ends, by the word before the decade; without one it lasts to the decade's end. */
const ENDS: Readonly<Record<string, number>> = { 'early ': 3, 'mid-': 6, 'late ': 9 }

/** The years of a period in words: `1920s to late 1970s` is 1920 to 1979. */
export function yearsInUse(period: string): { from: number; to: number } {
  const [, from, part = '', to, decade] = /^(\d{4})s to (early |mid-|late )?(\d{4})(s?)$/.exec(period) ?? []
  if (!from || !to) throw new Error(`Not a period: ${period}`)
  return { from: Number(from), to: Number(to) + (decade ? (ENDS[part] ?? 10) : 0) }
}

/** Times as Calgary's clocks show them; SQL's `calgary_time` follows the same rule. */

/** From then on Alberta stays on UTC-6, which many engines' time-zone tables do not know yet. */
const FIXED_SINCE = Date.parse('2026-11-01T08:00:00Z')

/** Formats times before the change and after it. */
function formats(locale: string, options: Intl.DateTimeFormatOptions): (time: string | Date) => string {
  const changing = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'America/Edmonton' })
  // Etc/GMT+6 is six hours behind UTC.
  const fixed = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Etc/GMT+6' })
  return (time) => {
    const date = new Date(time)
    return (date.getTime() < FIXED_SINCE ? changing : fixed).format(date)
  }
}

const long = formats('en-CA', {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** Such as "Fri, Nov 20, 2026, 12:00 p.m. Calgary time". `time` is written by the database or `Date`. */
export function calgaryTime(time: string): string {
  return `${long(time).replace(/[\u00a0\u202f]/g, ' ')} Calgary time`
}

const short = formats('en-CA', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Without its year, such as "Nov 20, 12:00 p.m.". */
export const calgaryShort = (time: string): string => short(time).replace(/[\u00a0\u202f]/g, ' ')

/** For lists, such as "2026-11-20 12:00". */
export const calgaryMinute = formats('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** The day, such as "2026-11-20". */
export const calgaryDay = formats('sv-SE', { dateStyle: 'short' })

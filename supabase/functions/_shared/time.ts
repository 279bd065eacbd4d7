/** Times as people in Calgary read them. */
import { site } from '../../../content/site.ts'

const FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: site.location.timeZone,
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** Such as "Fri, Nov 20, 2026, 11:00 a.m. MST". `time` is what the database or `Date` writes. */
export function calgaryTime(time: string): string {
  return FORMAT.format(new Date(time)).replace(/[\u00a0\u202f]/g, ' ')
}

const SHORT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.location.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** For lists, such as "2026-11-20 11:00". */
export function calgaryMinute(time: string): string {
  return SHORT.format(new Date(time))
}

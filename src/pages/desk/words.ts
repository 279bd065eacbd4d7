/** Names and times as the desk shows them. */
import { desk } from '../../../content/pages/desk.ts'
import type { CaseStep } from '../../../machines/desk.ts'
import { type CaseState, isWaiting } from '../../../machines/lead-case.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { calgaryDay, calgaryShort } from '../../../supabase/functions/_shared/time.ts'

const SOURCES: Readonly<Record<string, string>> = desk.origins

/** A lead's source in words; an unknown one appears unchanged. */
export const sourceName = (source: string): string => SOURCES[source] ?? source

const DONE: Readonly<Record<string, string>> = desk.done

/** An entry of the history, such as "handed it to Ben". */
export const said = ({ event, owner }: Pick<CaseStep, 'event' | 'owner'>): string =>
  filled(DONE[event] ?? event, { owner: owner ?? '' })

/** The same with its author. */
export const doneBy = (step: Pick<CaseStep, 'by' | 'event' | 'owner'>): string =>
  `${step.by ?? desk.system} ${said(step)}`

export const minuteOf = (time: string): string => calgaryShort(time).replaceAll(' ', '\u00a0')

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago a lead arrived at the time `at`, and whether it waits: "Waiting 4 min", "3 h ago" or "Just now". */
export function ageOf(state: CaseState, receivedAt: string, at: string): string {
  const time = timeSince(receivedAt, at)
  if (!time) return desk.list.justNow
  return filled(isWaiting(state) ? desk.list.waiting : desk.list.ago, { time })
}

/** From one time to another, such as "4 min", "3 h" or "2 days"; empty below a minute. */
function timeSince(from: string, at: string): string {
  const passed = Date.parse(at) - Date.parse(from)
  if (passed < MINUTE_MS) return ''
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)}\u00a0min`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)}\u00a0h`
  const days = Math.floor(passed / DAY_MS)
  return days === 1 ? '1\u00a0day' : `${days}\u00a0days`
}

/** Minutes as "48 min", "3.5 h" or "2.1 d". */
export function timeOf(minutes: number): string {
  if (minutes < 120) return `${Math.round(minutes)}\u00a0min`
  const hours = minutes / 60
  return hours < 36 ? `${hours.toFixed(1)}\u00a0h` : `${(hours / 24).toFixed(1)}\u00a0d`
}

const dayIn = (day: string, form: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-CA', { ...form, timeZone: 'UTC' })

/** The Monday of a week, such as "Nov 23". */
export const weekOf = (day: string): string => dayIn(day, { month: 'short', day: 'numeric' })

/** The day of a time, such as "Nov 23, 2026". */
export const dayOf = (time: string): string => dayIn(calgaryDay(time), { dateStyle: 'medium' })

/** The clock of leads, in office time: unclaimed ones, and those whose owner neglects them. */
import * as v from 'valibot'
import {
  CASE_ASSIGN_MINUTES,
  CASE_AWAY_MINUTES,
  CASE_OFFER_MINUTES,
  CASE_PATIENCE_MINUTES,
  CASE_REMINDER_PAUSE_MINUTES,
  OFFICE_CLOSED,
} from '../../../../content/constants.ts'
import { site } from '../../../../content/site.ts'
import type { CallDatabase } from '../runtime/database.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const minuteOfDay = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The opening hours, as the SQL function `office_minutes` takes them; a closed day opens and closes at midnight. */
export const OFFICE = {
  week: DAYS.map((day) => {
    const hours = site.hours.find(({ dayOfWeek }) => dayOfWeek.some((one) => one === day))
    return hours ? [minuteOfDay(hours.opens), minuteOfDay(hours.closes)] : [0, 0]
  }),
  closed: OFFICE_CLOSED,
}

/** When owners are reminded, as the SQL function `remind_owners` takes it. */
export const PATIENCE = {
  gaps: CASE_PATIENCE_MINUTES,
  away: CASE_AWAY_MINUTES,
  pause: CASE_REMINDER_PAUSE_MINUTES,
}

/** Resolves to how many leads were moved or told of. `everybody` gets the email about every lead anyway. */
export const createCaseClock =
  (call: CallDatabase, everybody: readonly string[]) =>
  async (now: Date): Promise<number> =>
    v.parse(
      v.number(),
      await call('watch_leads', {
        office: OFFICE,
        again_after: CASE_OFFER_MINUTES,
        assign_after: CASE_ASSIGN_MINUTES,
        patience: PATIENCE,
        seen_at: now.toISOString(),
        everybody,
      }),
    )

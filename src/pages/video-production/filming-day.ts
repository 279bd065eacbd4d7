/** The filming day's schedule in minutes, for its drawing and its rows. */
import { videoProduction } from '../../../content/pages/video-production.ts'

const { rows } = videoProduction.day
const start = rows[0].time.minutes

/** Each row with its start, in minutes from the first row, and its duration; the last one's is zero. */
export const schedule = rows.map((row, index) => {
  const next = rows[index + 1] ?? row
  return { ...row, begins: row.time.minutes - start, lasts: next.time.minutes - row.time.minutes }
})

export const dayLength = schedule.reduce((sum, { lasts }) => sum + lasts, 0)

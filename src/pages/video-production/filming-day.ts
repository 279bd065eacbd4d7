/** The filming day's schedule in minutes, for its drawing and its rows. */
import { videoProduction } from '../../../content/pages/video-production.ts'

const { rows } = videoProduction.day
const start = rows[0].time

/** Each row with its start, in minutes from the first row, and its duration; the last one's is zero. */
export const schedule = rows.map((row, index) => {
  const next = rows[index + 1] ?? row
  return { ...row, begins: row.time - start, lasts: next.time - row.time }
})

export const dayLength = schedule.reduce((sum, { lasts }) => sum + lasts, 0)

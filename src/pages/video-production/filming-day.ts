/** The filming day as lengths of time, for its drawing and its rows. */
import { videoProduction } from '../../../content/pages/video-production.ts'

/** Minutes since midnight of a time on a 24-hour clock: "8:30" is 510. */
function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

const { rows } = videoProduction.day
const start = minutes(rows[0].time)

/** Each row with when it begins, in minutes from the first, and how long it takes; the last one takes none. */
export const schedule = rows.map((row, index) => {
  const next = rows[index + 1] ?? row
  return { ...row, begins: minutes(row.time) - start, lasts: minutes(next.time) - minutes(row.time) }
})

export const dayLength = schedule.reduce((sum, { lasts }) => sum + lasts, 0)

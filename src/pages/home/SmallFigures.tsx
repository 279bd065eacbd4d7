/** Small drawings beside the infrastructure's figures: a year of advertising, a team's desks, two days. */
import styles from './SmallFigures.module.css'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const MONTHS = [44, 56, 70, 92, 108, 118, 104, 88, 98, 80, 62, 50]
const months = MONTHS.map((height, month) => `M${month * 20} 120v${-height}h16v${height}z`).join('')

/** Twelve months, each of them booked. */
export function YearFigure() {
  return (
    <svg className={styles.year} viewBox="0 0 236 120" aria-hidden="true">
      <path d={months} />
    </svg>
  )
}

const AT_WORK = new Set([3, 11, 16, 22, 28])
const desks = range(30).map((desk) => ({
  x: 7 + (desk % 10) * 15,
  y: 9 + Math.floor(desk / 10) * 19,
  atWork: AT_WORK.has(desk),
}))

/** Thirty desks, five of them at work on one home. */
export function DeskFigure() {
  return (
    <svg className={styles.desks} viewBox="0 0 149 56" aria-hidden="true">
      {desks.map(({ x, y, atWork }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" data-bright={atWork || undefined} />
      ))}
    </svg>
  )
}

const ticks = range(13)
  .map((tick) => `M${1 + tick * 19.8} ${tick % 4 ? 32 : 28}v${tick % 4 ? 5 : 9}`)
  .join('')

/** Three days in hours: the film is there in the second one. */
export function HoursFigure() {
  return (
    <svg className={styles.hours} viewBox="0 0 240 40" aria-hidden="true">
      <path className={styles.track} d="M0 16h240" />
      <path className={styles.span} d="M80 16h80" />
      <path className={styles.ticks} d={ticks} />
      <circle cx="80" cy="16" r="7" />
      <circle cx="160" cy="16" r="7" />
    </svg>
  )
}

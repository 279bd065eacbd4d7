/** Small drawings for the infrastructure cards. */

const FAINT = 'color-mix(in oklch, var(--ink) 18%, transparent)'
const BRIGHT = { fill: 'var(--gold)', stroke: 'var(--gold-text)' }

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** How much of each month's bar is print, and how much print and outdoor; the rest is online. */
const SHARES = [
  [18, 40],
  [22, 38],
  [30, 52],
  [34, 60],
  [28, 58],
  [20, 52],
  [16, 46],
  [18, 42],
  [28, 54],
  [30, 50],
  [22, 42],
  [16, 34],
] as const
const parts = (from: (shares: (typeof SHARES)[number]) => number, to: typeof from) =>
  SHARES.map(
    (shares, month) =>
      `M${month * 20} ${80 - from(shares)}v${from(shares) - to(shares)}h12v${to(shares) - from(shares)}z`,
  ).join('')
const print = parts(
  () => 0,
  ([first]) => first,
)
const outdoor = parts(
  ([first]) => first + 2,
  ([, second]) => second,
)
const online = parts(
  ([, second]) => second + 2,
  () => 80,
)

/** A bar for each of the twelve months, all of one height: print, outdoor and online, whatever the season. */
export function YearFigure() {
  return (
    <svg width="320" viewBox="0 0 232 80" preserveAspectRatio="none" aria-hidden="true">
      <g data-grow="up">
        <path fill="var(--ink-soft)" d={print} />
        <path fill="var(--gold)" d={outdoor} />
        <path fill="var(--glacier)" d={online} />
      </g>
    </svg>
  )
}

const AT_WORK = new Set([3, 11, 16, 22, 28])
const desks = range(30).map((desk) => ({
  x: 7 + (desk % 10) * 15,
  y: 9 + Math.floor(desk / 10) * 19,
  atWork: AT_WORK.has(desk),
}))

/** Thirty dots for the agents, five of them highlighted. */
export function DeskFigure() {
  return (
    <svg width="176" viewBox="0 0 149 56" fill={FAINT} aria-hidden="true">
      {desks.map(({ x, y, atWork }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" {...(atWork && BRIGHT)} />
      ))}
    </svg>
  )
}

const ticks = range(13)
  .map((tick) => `M${1 + tick * 19.8} ${tick % 4 ? 32 : 28}v${tick % 4 ? 5 : 9}`)
  .join('')

/** Three days on a time scale, with the second one, the turnaround, highlighted. */
export function HoursFigure() {
  return (
    <svg width="256" viewBox="0 0 240 40" fill="var(--paper-raised)" aria-hidden="true">
      <path d="M0 16h240" stroke={FAINT} strokeWidth="6" />
      <path data-draw pathLength="1" d="M80 16h80" stroke="var(--gold)" strokeWidth="6" />
      <path d={ticks} stroke="var(--ink-soft)" strokeOpacity="0.6" />
      <circle cx="80" cy="16" r="7" stroke="var(--gold-text)" strokeWidth="2" />
      <circle cx="160" cy="16" r="7" stroke="var(--gold-text)" strokeWidth="2" />
    </svg>
  )
}

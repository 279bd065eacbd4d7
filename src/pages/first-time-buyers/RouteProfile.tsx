import { weeks } from '../../../content/formats.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import styles from './Journey.module.css'

const { steps } = firstTimeBuyers.journey
const WIDTH = 1100
const FOOT = 190
/** So far the path goes on at both ends, beyond the edges of any window. */
const BEYOND = 900
const middle = ([from, to]: readonly [number, number]) => (from + to) / 2
const totalWeeks = steps.reduce((sum, step) => sum + middle(step.weeks), 0)

/** The y coordinate at the start of each step, and at the end of the last. */
const HEIGHTS = [158, 128, 138, 84, 98, 34]

/** Each step with its start and end coordinates; its width is proportional to its weeks. */
const legs = steps.map((step, index) => {
  const before = steps.slice(0, index).reduce((sum, one) => sum + middle(one.weeks), 0)
  const from = (before / totalWeeks) * WIDTH
  const to = ((before + middle(step.weeks)) / totalWeeks) * WIDTH
  return { ...step, from, to, start: HEIGHTS[index] ?? 0, end: HEIGHTS[index + 1] ?? 0 }
})
const bend = ({ from, to, start, end }: (typeof legs)[number]) => {
  const half = (from + to) / 2
  return `C${half} ${start} ${half} ${end} ${to} ${end}`
}

/**
 * The journey as an elevation profile to the scale of its weeks, on a path that crosses the window; the list below has
 * the same information.
 */
export function RouteProfile() {
  const [first, last] = [HEIGHTS[0] ?? 0, HEIGHTS.at(-1) ?? 0]
  return (
    <div className={styles.profile}>
      <svg
        viewBox={`-20 -14 ${WIDTH + 60} 236`}
        width="100%"
        overflow="visible"
        fill="var(--gold)"
        textAnchor="middle"
        aria-hidden="true"
      >
        <path
          fill="var(--ink)"
          opacity="0.05"
          d={`M${-BEYOND} ${FOOT}V${first}H0V${FOOT}zM${WIDTH} ${FOOT}V${last}h${BEYOND}V${FOOT}z`}
        />
        {legs.map((leg, index) => (
          <path
            key={leg.title}
            fill="var(--ink)"
            opacity={index % 2 ? 0.13 : 0.07}
            d={`M${leg.from} ${FOOT}V${leg.start}${bend(leg)}V${FOOT}z`}
          />
        ))}
        <path
          data-draw
          pathLength="1"
          fill="none"
          stroke="var(--gold)"
          strokeWidth="4"
          strokeLinecap="round"
          d={`M${-BEYOND} ${first}H0${legs.map(bend).join('')}h${BEYOND}`}
        />
        {legs.map(({ title, weeks: range, from, to, start, number }) => (
          <g key={title}>
            <circle
              cx={from}
              cy={start}
              r="15"
              fill="var(--night-deep)"
              stroke="var(--gold)"
              strokeWidth="2.5"
            />
            <text x={from} y={start + 6} fontSize="20" fontFamily="var(--display)">
              {number}
            </text>
            <text x={(from + to) / 2} y={FOOT + 24} fontSize="18" fill="var(--ink-soft)">
              {weeks(range)}
            </text>
          </g>
        ))}
        <path
          stroke="var(--night-deep)"
          strokeWidth="2"
          transform={`translate(${WIDTH} ${last})`}
          d="M-18 -2V-24L0 -40L18 -24V-2zM-5 -2v-14h10v14"
        />
      </svg>
    </div>
  )
}

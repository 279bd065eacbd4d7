/** A grid of dots for buyers, six of them highlighted, in a 480 by 84 viewBox. */

import styles from './SelectionFigure.module.css'

const COLUMNS = 60
const ROWS = 10
const STEP = 8
/** Indices of the highlighted dots, counted along the rows. */
const CHOSEN = new Set([74, 163, 281, 332, 385, 515])

const dots = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  index,
  x: 4 + (index % COLUMNS) * STEP,
  y: 6 + Math.floor(index / COLUMNS) * STEP,
}))
const chosen = dots.filter(({ index }) => CHOSEN.has(index))
const others = dots.filter(({ index }) => !CHOSEN.has(index))

export function SelectionFigure() {
  return (
    <svg
      className={styles.selection}
      viewBox="0 0 480 84"
      width="100%"
      fill="oklch(97% 0.02 85 / 24%)"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d={others.map(({ x, y }) => `M${x - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0`).join('')} />
      {chosen.map(({ index, x, y }) => (
        <g key={index} data-light>
          <circle cx={x} cy={y} r="1.7" fill="var(--gold-bright)" />
          <circle cx={x} cy={y} r="3.6" fill="none" stroke="var(--gold)" strokeWidth="0.6" />
        </g>
      ))}
    </svg>
  )
}

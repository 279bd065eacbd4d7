/** A line of the chart with its head, in the line's own colour: an SVG marker could not take it from there. */
import type { Point } from '../layout/layout.ts'
import { routePath } from '../layout/path.ts'
import styles from './Chart.module.css'

export function Line({ points }: { points: readonly Point[] }) {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return null
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return (
    <>
      <path className={styles.line} d={routePath(points)} />
      <path
        className={styles.arrow}
        d="M 0 0 L -8 -4 L -8 4 Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
      />
    </>
  )
}

import { scatter } from '../guides/scatter.ts'
import styles from './AirBox.module.css'

const SIDE = 118
/** How far the back of the box lies to the right of its front, and above it. */
const DEPTH = { x: 46, y: -32 }
const FRONT = { x: 6, y: 42 }
const MARGIN = 5

/** A cubic metre of air with one dot for each of `decays`, in becquerels. */
export function AirBox({ decays }: { decays: number }) {
  const inside = SIDE - 2 * MARGIN
  const dots = scatter(decays).map(({ x, y, z }) => {
    const left = FRONT.x + MARGIN + x * inside + z * DEPTH.x
    const top = FRONT.y + MARGIN + y * inside + z * DEPTH.y
    return `M${left.toFixed(1)} ${top.toFixed(1)}h0`
  })
  return (
    <svg className={styles.box} viewBox="0 0 180 170" aria-hidden="true">
      <path
        className={styles.edges}
        d={`M${FRONT.x} ${FRONT.y}h${SIDE}v${SIDE}h${-SIDE}z l${DEPTH.x} ${DEPTH.y}h${SIDE}v${SIDE}l${-DEPTH.x} ${-DEPTH.y}m0 ${-SIDE}l${DEPTH.x} ${DEPTH.y}`}
      />
      <path className={styles.dots} d={dots.join('')} />
    </svg>
  )
}

import { sourcesPage } from '../../../content/pages/sources.ts'
import styles from './MedianFigure.module.css'

const { less, middle, more } = sourcesPage.figure

/** How high each home stands in the row: its assessment. An odd number, so that one is in the middle. */
const HEIGHTS = [26, 30, 33, 38, 41, 47, 52, 57, 66, 74, 83, 97, 118, 142, 176]
const MIDDLE = (HEIGHTS.length - 1) / 2
/** In px of the drawing. */
const [PITCH, WIDTH, GROUND] = [32, 22, 196]

/** A house as tall as its assessment is high, with its left foot at x. */
const house = (height: number, index: number) =>
  `M${index * PITCH + 5} ${GROUND}v${9 - height}l${WIDTH / 2}-9 ${WIDTH / 2} 9V${GROUND}z`

/** Homes in the order of their assessment, and the one in the middle. */
export function MedianFigure() {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${HEIGHTS.length * PITCH} ${GROUND + 2}`} aria-hidden="true">
        <path
          className={styles.homes}
          d={HEIGHTS.map((height, index) => (index === MIDDLE ? '' : house(height, index))).join('')}
        />
        <path className={styles.middle} d={house(HEIGHTS[MIDDLE] ?? 0, MIDDLE)} />
        <path className={styles.ground} d={`M0 ${GROUND + 1}h${HEIGHTS.length * PITCH}`} />
      </svg>
      <figcaption className={styles.caption}>
        <span>{less}</span>
        <strong>{middle}</strong>
        <span>{more}</span>
      </figcaption>
    </figure>
  )
}

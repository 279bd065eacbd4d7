import { sourcesPage } from '../../../content/pages/sources.ts'
import styles from './MedianFigure.module.css'

const { less, middle, more } = sourcesPage.figure

/** How high each home stands in the row: its assessment. An odd number, so that one is in the middle. */
const HEIGHTS = [33, 36, 39, 43, 47, 51, 56, 61, 68, 76, 85, 97, 113, 134, 162]
const MIDDLE = (HEIGHTS.length - 1) / 2
/** In px of the drawing; `EAVES` is how far the eaves are below the ridge, `STOREY` from one window to the next. */
const [PITCH, WIDTH, GROUND, EAVES, STOREY] = [32, 27, 182, 12, 15]
/** The mountains behind the row. */
const RANGE =
  'M0 166l26-8 14 4 30-14 17 6 22-8 30 12 26-9 18 6 34-26 22 15 26-21 36 29 22-13 28 19 34-27 24 14 20-12 51 31v40H0z'

const left = (index: number) => index * PITCH + (PITCH - WIDTH) / 2

/** A house as tall as its assessment is high. */
const house = (height: number, index: number) =>
  `M${left(index)} ${GROUND}v${EAVES - height}l${WIDTH / 2}-${EAVES} ${WIDTH / 2} ${EAVES}V${GROUND}z`

/** Its half away from the light of the middle. */
const shade = (height: number, index: number) =>
  index < MIDDLE
    ? `M${left(index)} ${GROUND}v${EAVES - height}l${WIDTH / 2}-${EAVES}V${GROUND}z`
    : `M${left(index) + WIDTH / 2} ${GROUND}v-${height}l${WIDTH / 2} ${EAVES}V${GROUND}z`

/** Its door, and two windows on each storey above it. */
const openings = (height: number, index: number) => {
  const storeys = Math.floor((height - EAVES - 16) / STOREY)
  const windows = Array.from({ length: storeys }, (_, storey) => {
    const y = GROUND - 27 - storey * STOREY
    return `M${left(index) + 5} ${y}h6v8h-6zm11 0h6v8h-6z`
  })
  return `M${left(index) + 10} ${GROUND}v-13h7v13z${windows.join('')}`
}

const every = (draw: typeof house) => HEIGHTS.map(draw).join('')

/** Homes in the order of their assessment, and the light behind the one in the middle. */
export function MedianFigure() {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${HEIGHTS.length * PITCH} ${GROUND}`} aria-hidden="true">
        <path className={styles.range} d={RANGE} />
        <path className={styles.homes} d={every(house)} />
        <path className={styles.middle} d={house(HEIGHTS[MIDDLE] ?? 0, MIDDLE)} />
        <path className={styles.shade} d={every(shade)} />
        <path className={styles.openings} d={every(openings)} />
      </svg>
      <figcaption className={styles.caption} data-tone="dark">
        <span>{less}</span>
        <strong>{middle}</strong>
        <span>{more}</span>
      </figcaption>
    </figure>
  )
}

import styles from './CondoSearches.module.css'

/** In units of the drawing. */
const [FLOOR, ROOF] = [10, 4]
const COLUMNS = [0, 1, 2, 3, 4, 5, 6]
const WIDTH = 8 + COLUMNS.length * 12

/** Some windows are lit, always the same ones. */
const isLit = (floor: number, column: number) => (floor * 7 + column * 5 + ((floor * column) % 3)) % 5 < 2

/**
 * A tower of so many floors, all of one height. A crowned one has its top floors lit and fades below them, because it
 * stands for no number of apartments.
 */
export function Tower({ floors, crowned }: { floors: number; crowned: boolean }) {
  const height = ROOF + floors * FLOOR
  const windows = Array.from({ length: floors }, (_, floor) =>
    COLUMNS.map((column) => ({
      lit: crowned ? floor < 2 : isLit(floors - floor, column),
      d: `M${6 + column * 12} ${ROOF + 1 + floor * FLOOR}h8v5h-8z`,
    })),
  ).flat()
  const path = (lit: boolean) =>
    windows
      .filter((one) => one.lit === lit)
      .map(({ d }) => d)
      .join('')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className={styles.tower}
      data-crowned={crowned || undefined}
      aria-hidden="true"
    >
      <path className={styles.wall} d={`M0 0h${WIDTH}v${height}H0z`} />
      <path className={styles.dark} d={path(false)} />
      <path className={styles.lit} d={path(true)} />
    </svg>
  )
}

import styles from './CondoSearches.module.css'
import { BLOCKS, CROWNS, LIFE, STARS, TREES } from './street-parts.ts'

/** In units of the drawing: a part of the street, a floor, a window with what is beside it, and the tower's left wall. */
const [WIDE, FLOOR, BAY, LEFT] = [160, 11, 15, 33]
const COLUMNS = [0, 1, 2, 3, 4, 5]
const RIGHT = LEFT + 4 + COLUMNS.length * BAY
/** What the smallest part is high, and a crown. */
const [LOWEST, CROWN] = [64, 24]
/** Floors that the river mirrors. */
const MIRRORED = 3

/** Low parts whose houses and trees go on to the edges of a wide window, and how many times on each side. */
const LOW = [3, 4] as const
const BEYOND = [1, 2, 3, 4]

/** Some windows are lit, always the same ones. */
const isLit = (floor: number, column: number) => (floor * 7 + column * 5 + ((floor * column) % 3)) % 5 < 2

/** The street's part at `place`, with a tower of so many floors, all of one height. Its feet are at 0. */
interface Part {
  place: number
  floors: number
  /** A crowned one has its top floors alone lit, because it stands for no number of apartments. */
  crowned: boolean
}

/** The tower itself, up to `floors`. */
function Floors({ place, floors, crowned, shown = floors }: Part & { shown?: number }) {
  const windows = Array.from({ length: shown }, (_, floor) =>
    COLUMNS.map((column) => ({
      lit: crowned ? floor >= floors - 2 : isLit(floor + 1 + place * 3, column),
      at: `M${LEFT + 4 + column * BAY} ${-FLOOR * floor - 9}`,
      of: floor * COLUMNS.length + column + place,
    })),
  ).flat()
  const path = (lit: boolean) =>
    windows
      .filter((one) => one.lit === lit)
      .map(({ at }) => `${at}h11v8h-11z`)
      .join('')
  return (
    <>
      <path className={styles.wall} d={`M${LEFT} 0V${-FLOOR * shown - 2}H${RIGHT}V0z`} />
      <path className={styles.dark} d={path(false)} />
      <path className={styles.lit} d={path(true)} />
      <path
        className={styles.dark}
        d={windows
          .filter(({ lit, of }) => lit && of % 3 === 0)
          .map(({ at, of }) => at + LIFE[of % LIFE.length])
          .join('')}
      />
    </>
  )
}

/** What goes on to one side of the street. */
function Beyond({ side }: { side: -1 | 1 }) {
  return BEYOND.map((step) =>
    ['houses', 'trees'].map((what) => (
      <use key={what + step} href={`#${what}-${LOW[step % LOW.length]}`} x={side * step * WIDE} />
    )),
  )
}

/** With its neighbours and trees; their parts meet at the edges. */
export function Tower(part: Part) {
  const { place, floors } = part
  const top = -FLOOR * floors - 2
  const height = Math.max(LOWEST, -top) + CROWN
  const { far, near, lamps } = BLOCKS[place % BLOCKS.length] ?? BLOCKS[0]
  return (
    <svg viewBox={`0 ${-height} ${WIDE} ${height}`} className={styles.tower} aria-hidden="true">
      {STARS[place] && <path className={styles.stars} d={STARS[place]} />}
      {place === 0 && <Beyond side={-1} />}
      {place === BLOCKS.length - 1 && <Beyond side={1} />}
      <g id={`houses-${place}`}>
        <path className={styles.far} d={far} />
        <path className={styles.near} d={near} />
        <path className={styles.lit} d={lamps} />
      </g>
      <path className={styles.near} d={`M${LEFT} ${top}${CROWNS[place % CROWNS.length]}`} />
      <Floors {...part} />
      <path id={`trees-${place}`} className={styles.trees} d={TREES[place % TREES.length]} />
    </svg>
  )
}

/** The foot of the same part in the river. */
export function Mirrored(part: Part) {
  const shown = Math.min(MIRRORED, part.floors)
  return (
    <svg
      viewBox={`0 ${-MIRRORED * FLOOR} ${WIDE} ${MIRRORED * FLOOR}`}
      className={styles.mirrored}
      aria-hidden="true"
    >
      <Floors {...part} shown={shown} />
      <path className={styles.trees} d={TREES[part.place % TREES.length]} />
    </svg>
  )
}

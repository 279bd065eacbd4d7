/** What a low light does to a house: the edges it catches, the sides it does not reach, and the bricks it picks out. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { dashes, type Point, type Shape } from '../../shape.ts'

/** Where the light stands: to the right of a house, or to its left. */
export type Side = 1 | -1

/** The light along an edge that is turned to it. */
export const rim = (d: string, width = 4): Shape => ({
  d,
  stroke: mix(ink.gold, ink.wheat, 0.5),
  width,
  round: true,
})

/** What is turned from the light, or in the shadow of what stands before it. */
export const unlit = (d: string, share = 0.3): Shape => ({ d, fill: ink.night, opacity: share })

interface Wall {
  x: number
  y: number
  wide: number
  tall: number
  seed: number
  count: number
  /** Length of a brick, in px. */
  long: number
}

/** Some bricks of a wall, in courses, each laid half a brick from those below: short runs, of which most of the wall is bare. */
export function bricks({ x, y, wide, tall, seed, count, long }: Wall): string {
  const draw = random(seed)
  const course = long * 0.6
  const [rows, columns] = [Math.floor(tall / course), Math.floor(wide / long)]
  const points = Array.from({ length: count }, (): Point => {
    const row = Math.floor(rows * draw())
    const column = Math.floor((columns - 1) * draw())
    return [x + (column + (row % 2) / 2) * long, y + (row + 0.5) * course]
  })
  return dashes(
    points.sort(([, a], [, b]) => a - b),
    Math.round(long * 0.86),
  )
}

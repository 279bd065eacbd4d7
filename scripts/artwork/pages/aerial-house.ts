/** The parts of a house that is seen from above, around the middle of its ground. */
import type { Point } from '../shape.ts'

/** A house: its middle, its size along and across the street, its roof, its turn from the grid, and its scale. */
export interface Home {
  at: Point
  long: number
  deep: number
  roof: 'gable' | 'eaves' | 'hip'
  warm: boolean
  turn?: number
  scale?: number
}

export const [WALL, RIDGE] = [0.088, 0.172]
/** How far the eaves reach beyond the walls. */
const OVER = 0.026

export type Corner = readonly [across: number, away: number, up: number]

interface Face {
  /** Where it faces on the ground. */
  normal: Point
  corners: readonly Corner[]
  isRoof?: boolean
}

export function facesOf({ long, deep, roof }: Home): Face[] {
  const [w, d, W, D] = [long / 2, deep / 2, long / 2 + OVER, deep / 2 + OVER]
  const wall = (normal: Point, [ax, ay]: Point, [bx, by]: Point, isGable: boolean): Face => ({
    normal,
    corners: [
      [ax, ay, 0],
      [bx, by, 0],
      [bx, by, WALL],
      ...(isGable ? [[(ax + bx) / 2, (ay + by) / 2, RIDGE] as const] : []),
      [ax, ay, WALL],
    ],
  })
  const [front, ends] = [roof === 'gable', roof === 'eaves']
  // The ends of the ridge: along the street, or away from it.
  const top = { gable: [0, D], eaves: [W, 0], hip: [W * 0.4, 0] }[roof] as [number, number]
  const slope = (normal: Point, [ax, ay]: Point, [bx, by]: Point, ridge: readonly Point[]): Face => ({
    normal,
    isRoof: true,
    corners: [[ax, ay, WALL], [bx, by, WALL], ...ridge.map(([x, y]): Corner => [x, y, RIDGE])],
  })
  const [a, b]: [Point, Point] = [top, [-top[0], -top[1]]]
  const roofs: Face[] = front
    ? [slope([1, 0], [W, -D], [W, D], [a, b]), slope([-1, 0], [-W, D], [-W, -D], [b, a])]
    : [slope([0, 1], [W, D], [-W, D], [b, a]), slope([0, -1], [-W, -D], [W, -D], [a, b])]
  return [
    wall([0, -1], [-w, -d], [w, -d], front),
    wall([1, 0], [w, -d], [w, d], ends),
    wall([0, 1], [w, d], [-w, d], front),
    wall([-1, 0], [-w, d], [-w, -d], ends),
    ...roofs,
    ...(roof === 'hip' ? [slope([1, 0], [W, -D], [W, D], [a]), slope([-1, 0], [-W, D], [-W, -D], [b])] : []),
  ]
}

/** Of a wall, from its left end: where each window begins, and how wide it is. */
export const WINDOWS = [
  [0.14, 0.2],
  [0.68, 0.16],
] as const

/** A share of a wall between its first two corners, from one height to another. */
export function onWall(
  [from = [0, 0, 0], to = [0, 0, 0]]: readonly Corner[],
  left: number,
  wide: number,
  low: number,
  high: number,
): Corner[] {
  const on = (share: number, up: number): Corner => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    up,
  ]
  return [on(left, low), on(left + wide, low), on(left + wide, high), on(left, high)]
}

/** Out of the roof beside its ridge: the side in the shade and the one in the sun. */
export function chimney({ long, deep, roof }: Home): [brick: 'brick' | 'litBrick', side: Corner[]][] {
  const [x, y] = roof === 'gable' ? [-0.03, deep * 0.16] : [long * 0.14, 0]
  const [near, side, low, high] = [y - 0.014, x + 0.034, RIDGE - 0.02, RIDGE + 0.034]
  return [
    [
      'brick',
      [
        [x, near, low],
        [side, near, low],
        [side, near, high],
        [x, near, high],
      ],
    ],
    [
      'litBrick',
      [
        [side, near, low],
        [side, y + 0.014, low],
        [side, y + 0.014, high],
        [side, near, high],
      ],
    ],
  ]
}

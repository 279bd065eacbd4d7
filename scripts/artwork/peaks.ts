/** Rocky ranges for the scenes: every face and snowcap is cut from the silhouette's own corners. */
import { lerp, random } from './noise.ts'
import type { Point } from './shape.ts'

export interface Massif {
  seed: number
  /** Left and right end, in px. */
  from: number
  to: number
  /** Height of the valleys, and how far the highest peaks rise above them, in px. */
  base: number
  rise: number
  /** Mean distance between peaks, in px. */
  spacing: number
  /** Position of the light, in px from the left. */
  light: number
}

export interface Peaks {
  /** The silhouette from left to right. */
  line: Point[]
  /** Faces turned away from the light. */
  shade: Point[][]
  snow: Point[][]
}

/** Peaks and valleys in turn. */
export function peaks({ seed, from, to, base, rise, spacing, light }: Massif): Peaks {
  const draw = random(seed)
  const line: Point[] = [[from - spacing, base]]
  const shade: Point[][] = []
  const snow: Point[][] = []
  let valley = line[0] as Point
  for (let x = from - spacing * draw() * 0.5; x < to + spacing; x += spacing * (0.7 + 0.6 * draw())) {
    const tall = rise * (0.5 + 0.5 * draw())
    const top: Point = [x, base - tall]
    const next: Point = [x + spacing * (0.35 + 0.2 * draw()), base - tall * (0.25 + 0.4 * draw())]
    const left = flank(draw, valley, top)
    const right = flank(draw, next, top)
    line.push(...left.slice(1), ...right.slice(0, -1).reverse())
    shade.push(shaded(draw, x < light ? left : right, base))
    if (tall > rise * 0.55) snow.push(cap(draw, left, right))
    valley = next
  }
  return { line, shade, snow }
}

/** From a valley up to a summit, in three broken steps. */
function flank(draw: () => number, low: Point, top: Point): Point[] {
  const step = (share: number, bulge: number): Point => [
    lerp(low[0], top[0], share),
    lerp(low[1], top[1], share + bulge * (draw() - 0.4)),
  ]
  return [low, step(0.34, 0.2), step(0.62, 0.24), step(0.84, 0.14), top]
}

/** The flank, closed along a spine that runs from the summit to the foot. */
function shaded(draw: () => number, side: readonly Point[], base: number): Point[] {
  const top = side.at(-1) as Point
  const low = side[0] as Point
  const towards = Math.sign(low[0] - top[0])
  const drop = base - top[1]
  const spine = [0.22, 0.45, 0.7, 1].map(
    (share, index): Point => [
      top[0] +
        towards * drop * (index % 2 ? 0.02 : 0.2) * (0.6 + 0.8 * draw()) +
        towards * drop * share * 0.16,
      top[1] + drop * share,
    ],
  )
  return [...side, ...spine]
}

/** The summit's snow, down both flanks and back along a jagged edge. */
function cap(draw: () => number, left: readonly Point[], right: readonly Point[]): Point[] {
  const [, , l2, l3, top] = left as [Point, Point, Point, Point, Point]
  const [, , r2, r3] = right as [Point, Point, Point, Point, Point]
  const start = between(l2, l3, 0.5 * draw())
  const end = between(r2, r3, 0.5 * draw())
  const depth = Math.max(start[1], end[1]) - top[1]
  const teeth = [0.78, 0.58, 0.4, 0.2].map(
    (share, index): Point => [
      lerp(start[0], end[0], share + 0.06 * (draw() - 0.5)),
      lerp(start[1], end[1], share) + depth * (index % 2 ? -0.34 : 0.22) * (0.7 + 0.5 * draw()),
    ],
  )
  return [start, l3, top, r3, end, ...teeth]
}

const between = (one: Point, other: Point, share: number): Point => [
  lerp(one[0], other[0], share),
  lerp(one[1], other[1], share),
]

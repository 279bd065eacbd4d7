/** Legs and arms of people who are seen whole: of cloth, which is wide at the top and narrow at the end. */
import { ink } from '../palette.ts'
import type { Shape } from '../shape.ts'

type Point = readonly [number, number]
/** Half the width at the hip, the knee and the hem, or at the shoulder, the elbow and the wrist. */
type Widths = readonly [number, number, number]

const TROUSERS: Widths = [8.4, 6.4, 5]

const unit = ([x, y]: Point, [toX, toY]: Point): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1
  return [(toX - x) / length, (toY - y) / length]
}
const write = (...points: readonly Point[]) =>
  points
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join(' ')
    .replaceAll(' -', '-')

/** The outline of a limb that bends at its middle. */
export function limb(top: Point, bend: Point, end: Point, widths: Widths = TROUSERS): string {
  const [upper, lower] = [unit(top, bend), unit(bend, end)]
  const middle = unit([0, 0], [upper[0] + lower[0], upper[1] + lower[1]])
  const edge = (side: 1 | -1): [Point, Point, Point] => {
    const off = ([x, y]: Point, [dx, dy]: Point, wide: number): Point => [
      x - dy * wide * side,
      y + dx * wide * side,
    ]
    const [a, b, c] = [off(top, upper, widths[0]), off(bend, middle, widths[1]), off(end, lower, widths[2])]
    // The control point of a curve that passes through the bend.
    return [a, [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2], c]
  }
  const [[a, b, c], [d, e, f]] = [edge(1), edge(-1)]
  return `M${write(a)}Q${write(b, c)}L${write(f)}Q${write(e, d)}z`
}

/** A leg in trousers, and the fold at its knee. */
export function leg(hip: Point, knee: Point, ankle: Point, cloth: string, widths = TROUSERS): Shape[] {
  const [x, y] = knee
  return [
    { d: limb(hip, knee, ankle, widths), fill: cloth },
    { d: `M${write([x - 5, y])}l6 2`, stroke: ink.deep, width: 1.4, opacity: 0.5 },
  ]
}

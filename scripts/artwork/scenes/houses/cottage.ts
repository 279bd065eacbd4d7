import { mix } from '../../palette.ts'
import { type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Coat } from './coats.ts'

/** The front of a plain gabled house, `size` px wide at the eaves, with two windows and a door. */
export function cottage(size: number, tall: number, coat: Coat, lit = true): Shape[] {
  const half = size / 2
  const peak = tall + size * 0.42
  const panes = `${rect(-half * 0.7, -tall * 0.62, size * 0.2, tall * 0.3)}${rect(half * 0.3, -tall * 0.62, size * 0.2, tall * 0.3)}${rect(-size * 0.09, -tall * 1.14, size * 0.18, tall * 0.2)}`
  return [
    {
      d: polygon([
        [-half, 0],
        [-half, -tall],
        [0, -peak],
        [half, -tall],
        [half, 0],
      ]),
      fill: coat.wall,
    },
    // Its siding.
    {
      d: Array.from({ length: 9 }, (_, i) => `M${-half} ${Math.round((-tall * (i + 1)) / 10)}h${size}`).join(
        '',
      ),
      stroke: coat.shade,
      width: 1.5,
      opacity: 0.3,
    },
    {
      d: polygon([
        [-half - size * 0.09, -tall + size * 0.05],
        [0, -peak - size * 0.05],
        [half + size * 0.09, -tall + size * 0.05],
        [half, -tall + size * 0.12],
        [0, -peak + size * 0.07],
        [-half, -tall + size * 0.12],
      ]),
      fill: coat.roof,
    },
    {
      d: panes,
      fill: lit ? coat.glass : coat.shade,
      lit: !lit,
      stroke: coat.trim,
      width: Math.max(2, size * 0.018),
    },
    {
      d: polyline([
        [-half - size * 0.09, -tall + size * 0.05],
        [0, -peak - size * 0.05],
        [half + size * 0.09, -tall + size * 0.05],
      ]),
      stroke: coat.trim,
      width: Math.max(1.5, size * 0.014),
    },
    // The bars of its windows.
    {
      d: [-half * 0.7 + size * 0.1, half * 0.3 + size * 0.1]
        .map((x) => `M${x} ${-tall * 0.62}v${tall * 0.3}`)
        .join(''),
      stroke: coat.trim,
      width: Math.max(1.5, size * 0.014),
    },
    { d: rect(-size * 0.08, -tall * 0.48, size * 0.16, tall * 0.48), fill: coat.trim },
    { d: rect(-size * 0.06, -tall * 0.45, size * 0.12, tall * 0.45), fill: coat.shade },
    {
      d: rect(-size * 0.035, -tall * 0.4, size * 0.07, tall * 0.12),
      fill: lit ? coat.glass : coat.shade,
      lit: !lit,
    },
    { d: rect(-size * 0.13, -size * 0.03, size * 0.26, size * 0.04), fill: coat.stone },
  ]
}

/**
 * The side of a cottage that goes back towards a point at the height of the eye, with its slope of the roof: behind the
 * cottage, whose foot is at the origin. In the shade, unless it has a colour of its own.
 */
export function cottageSide(
  size: number,
  tall: number,
  { wall, shade, roof, trim }: Coat,
  to: Point,
  fill = mix(wall, shade, 0.42),
): Shape[] {
  const hand = Math.sign(to[0])
  const [half, eave, peak] = [(hand * size) / 2, hand * size * 0.59, tall + size * 0.47]
  const back = ([x, y]: Point): Point => [x + (to[0] - x) * DEPTH, y + (to[1] - y) * DEPTH]
  const [foot, top]: [Point, Point] = [
    [half, 0],
    [half, -tall],
  ]
  const [ridge, edge]: [Point, Point] = [
    [0, -peak],
    [eave, -tall + size * 0.05],
  ]
  const level = (share: number) => {
    const from: Point = [half, -tall * share]
    return polyline([from, back(from)])
  }
  return [
    { d: polygon([foot, top, back(top), back(foot)]), fill },
    {
      d: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map(level).join(''),
      stroke: shade,
      width: 1.5,
      opacity: 0.4,
    },
    { d: polygon([ridge, edge, back(edge), back(ridge)]), fill: mix(roof, trim, 0.16) },
    { d: polyline([edge, back(edge)]), stroke: trim, width: 3 },
  ]
}

/** How much of the way to that point a house goes back. */
const DEPTH = 0.16

import { ink, mix } from '../palette.ts'
import { between, glow, type Point, rect, tidy } from '../shape.ts'
import type { Node } from '../svg.ts'
import { shade, type Tones } from './figure.ts'

/** Its half width at the shoulder, at the elbow and at the wrist, of the whole width. */
const SHOULDER = 0.54
const ELBOW = 0.48
const WRIST = 0.36

const along = ([x, y]: Point, angle: number, length: number): Point => [
  Math.round(x + Math.cos(angle) * length),
  Math.round(y + Math.sin(angle) * length),
]
const angleTo = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0])

/** Two circles and what lies between their outer tangents. */
function limb(from: Point, start: number, to: Point, end: number): string {
  const angle = angleTo(from, to)
  const spread = Math.acos((start - end) / Math.hypot(to[0] - from[0], to[1] - from[1]))
  const [left, right] = [angle - spread, angle + spread]
  const arc = (radius: number, large: 0 | 1, point: Point) =>
    `A${tidy(radius)} ${tidy(radius)} 0 ${large} 1 ${point.join(' ')}`
  return `M${along(from, left, start).join(' ')}L${along(to, left, end).join(' ')}${arc(end, 0, along(to, right, end))}L${along(from, right, start).join(' ')}${arc(start, 1, along(from, left, start))}z`
}

/** A line across the end of a limb, bent around it. */
function across(point: Point, angle: number, radius: number, bend: number): string {
  const [from, to] = [along(point, angle - Math.PI / 2, radius), along(point, angle + Math.PI / 2, radius)]
  return `M${from.join(' ')}Q${along(point, angle, bend).join(' ')} ${to.join(' ')}`
}

/** The line beside both limbs, half their width from them, on the side of each that faces `away`. */
function shaded(start: Point, elbow: Point, wrist: Point, away: number, width: number): string {
  const beside = (from: Point, to: Point) => {
    const angle = angleTo(from, to)
    const side = Math.sin(away - angle) < 0 ? -1 : 1
    const at = (point: Point) => along(point, angle + (side * Math.PI) / 2, width * 0.5).join(' ')
    return { side, line: `${at(from)}L${at(to)}` }
  }
  const [upper, fore] = [beside(start, elbow), beside(elbow, wrist)]
  return `M${upper.line}${upper.side === fore.side ? 'L' : 'M'}${fore.line}`
}

/** The shoulder, the elbow and the wrist: x and y of each. */
type Arm = readonly [number, number, number, number, number, number]

/** Width of the stroke that darkens the side away from the light, of the width of the sleeve. Its edge is crisp. */
const SHADED = 0.52

/** More than the largest sleeve. */
const AROUND = rect(-200, -200, 2000, 1200)

/** Up to here from the shoulder to the elbow, the arm is one with the coat: without an edge, and in its colour. */
const JOINED = 0.4

/**
 * A sleeve from the shoulder by the elbow to the wrist: narrower towards its cuff, with folds where the arm bends. Out of
 * the coat at the shoulder it comes to `fill`.
 */
export function sleeve(
  arm: Arm,
  fill: string,
  { rim, coat, from: [x, y] = [5, 3] }: Pick<Tones, 'rim' | 'from'> & Partial<Pick<Tones, 'coat'>>,
  width = 46,
): Node[] {
  const shoulder: Point = [arm[0], arm[1]]
  const elbow: Point = [arm[2], arm[3]]
  const wrist: Point = [arm[4], arm[5]]
  const apart: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * JOINED,
    shoulder[1] + (elbow[1] - shoulder[1]) * JOINED,
  ]
  const below = limb(elbow, width * ELBOW, wrist, width * WRIST)
  const d = limb(shoulder, width * SHOULDER, elbow, width * ELBOW) + below
  const upperArm = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1])
  /** Up to here from the shoulder, it has no edge. */
  const bare = Math.max(upperArm * JOINED, width * 0.62)
  const forearm = angleTo(elbow, wrist)
  const upper = angleTo(elbow, shoulder)
  /** From the elbow to the inside of the bend. */
  const inner = Math.atan2(Math.sin(upper) + Math.sin(forearm), Math.cos(upper) + Math.cos(forearm))
  const spot = (angle: number, share: number) => along(elbow, inner + angle, width * share).join(' ')
  const folds = [1, -1].map(
    (side) =>
      `M${spot(0, 0.47)}Q${spot(side * 0.5, 0.12)} ${spot(side * 1.9, 0.34)}Q${spot(side * 0.6, 0.2)} ${spot(side * 0.3, 0.47)}z`,
  )
  const away = Math.atan2(y, -x)
  const line = shaded(apart, elbow, wrist, away, width)
  return [
    {
      transform: `translate(${x * 0.6} ${-y * 0.6})`,
      nodes: [
        {
          d,
          fill: glow(shoulder, upperArm * 1.6, 1, [bare / upperArm / 1.6, rim, 0], [0.6, rim], [1, rim, 0.4]),
        },
      ],
    },
    {
      clip: d,
      nodes: [
        {
          d: AROUND,
          fill:
            typeof coat === 'string'
              ? between(shoulder, elbow, [JOINED * 0.25, coat, 0], [JOINED, coat], [1, fill])
              : fill,
        },
        // Folded back, it would have the upper arm's colours.
        { d: below, fill },
        {
          d: line,
          stroke: glow(shoulder, upperArm, 1, [JOINED, shade, 0], [1, shade]),
          width: width * SHADED,
          opacity: 0.3,
        },
      ],
    },
    {
      d: folds.join(''),
      fill: shade,
      opacity: 0.2,
    },
    {
      d: across(along(wrist, forearm, width * 0.04), forearm, width * WRIST * 0.96, width * 0.12),
      stroke: mix(fill, ink.deep, 0.4),
      width: width * 0.16,
    },
  ]
}

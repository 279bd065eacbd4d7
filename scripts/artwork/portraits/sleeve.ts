import { ink, mix } from '../palette.ts'
import { between, glow, type Point, rect, tidy } from '../shape.ts'
import type { Node } from '../svg.ts'
import { shade, type Tones } from './figure.ts'

/** Its half width at the shoulder, at the elbow and at the wrist, of the whole width. */
const SHOULDER = 0.6
const ELBOW = 0.45
const WRIST = 0.34
/** How far the muscle of the shoulder and of the forearm swells beyond a straight side, of the whole width. */
const MUSCLE = 0.1
/** How far the point of the elbow is from its middle. */
const POINT = 0.64

const along = ([x, y]: Point, angle: number, length: number): Point => [
  Math.round(x + Math.cos(angle) * length),
  Math.round(y + Math.sin(angle) * length),
]
const angleTo = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0])

/** Two circles and what lies between their outer tangents, which may swell by `muscle`. */
function limb(from: Point, start: number, to: Point, end: number, muscle = 0): string {
  const angle = angleTo(from, to)
  const spread = Math.acos((start - end) / Math.hypot(to[0] - from[0], to[1] - from[1]))
  const [left, right] = [angle - spread, angle + spread]
  const arc = (radius: number, large: 0 | 1, point: Point) =>
    `A${tidy(radius)} ${tidy(radius)} 0 ${large} 1 ${point.join(' ')}`
  const side = (out: number): string => {
    if (!muscle) return 'L'
    const near = along(from, angle, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.4)
    return `Q${along(near, out, (start + end) / 2 + muscle).join(' ')} `
  }
  return `M${along(from, left, start).join(' ')}${side(left)}${along(to, left, end).join(' ')}${arc(end, 0, along(to, right, end))}${side(right)}${along(from, right, start).join(' ')}${arc(start, 1, along(from, left, start))}z`
}

/** The point of the elbow, on the outside of the bend, drawn in the direction of the limbs. */
function point(shoulder: Point, elbow: Point, wrist: Point, inner: number, width: number): string {
  const upper = angleTo(shoulder, elbow)
  const forearm = angleTo(elbow, wrist)
  const side = Math.sin(forearm - upper) < 0 ? 1 : -1
  const before = along(along(elbow, upper, -width * 0.42), upper + (side * Math.PI) / 2, width * ELBOW * 1.04)
  const after = along(along(elbow, forearm, width * 0.42), forearm + (side * Math.PI) / 2, width * ELBOW)
  const [first, last] = side < 0 ? [before, after] : [after, before]
  return `M${first.join(' ')}Q${along(elbow, inner + Math.PI, width * POINT).join(' ')} ${last.join(' ')}z`
}

/** A line across the end of a limb, bent around it. */
function across(point: Point, angle: number, radius: number, bend: number): string {
  const [from, to] = [along(point, angle - Math.PI / 2, radius), along(point, angle + Math.PI / 2, radius)]
  return `M${from.join(' ')}Q${along(point, angle, bend).join(' ')} ${to.join(' ')}`
}

/** The line beside the forearm, half its width from it, on the side that faces `away`. */
function shaded(elbow: Point, wrist: Point, away: number, width: number): string {
  const angle = angleTo(elbow, wrist)
  const out = angle + ((Math.sin(away - angle) < 0 ? -1 : 1) * Math.PI) / 2
  return `M${along(elbow, out, width * 0.5).join(' ')}L${along(wrist, out, width * 0.5).join(' ')}`
}

/** The shoulder, the elbow and the wrist: x and y of each. */
type Arm = readonly [number, number, number, number, number, number]

/** Width of the stroke that darkens the side away from the light, of the width of the sleeve. Its edge is crisp. */
const SHADED = 0.52

/** More than the largest sleeve. */
const AROUND = rect(-200, -200, 2000, 1200)

/** The share of the upper arm from the shoulder in which it is one with the coat, and from where on it is not at all. */
const [JOINED, CLEAR] = [0.12, 0.46]

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
  const upperArm = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1])
  /** Up to here from the shoulder, it has no edge. */
  const bare = Math.max(upperArm * 0.36, width * 0.72)
  const forearm = angleTo(elbow, wrist)
  const upper = angleTo(elbow, shoulder)
  /** From the elbow to the inside of the bend. */
  const inner = Math.atan2(Math.sin(upper) + Math.sin(forearm), Math.cos(upper) + Math.cos(forearm))
  const below = limb(elbow, width * ELBOW, wrist, width * WRIST, width * MUSCLE)
  const d =
    limb(shoulder, width * SHOULDER, elbow, width * ELBOW) +
    below +
    point(shoulder, elbow, wrist, inner, width)
  const spot = (angle: number, share: number) => along(elbow, inner + angle, width * share).join(' ')
  const folds = [1, -1].map(
    (side) =>
      `M${spot(0, 0.47)}Q${spot(side * 0.5, 0.12)} ${spot(side * 1.9, 0.34)}Q${spot(side * 0.6, 0.2)} ${spot(side * 0.3, 0.47)}z`,
  )
  const away = Math.atan2(y, -x)
  const turned = Math.sin(away - upper) < 0 ? -1 : 1
  const under = (share: number, from: number) =>
    along(along(elbow, upper, upperArm * share), upper + (turned * Math.PI) / 2, width * from)
  /** From the armpit along the arm, where it lies on the coat. */
  const crease = `M${under(0.94, 0.3).join(' ')}Q${under(0.5, 0.9).join(' ')} ${under(0.12, 0.5).join(' ')}z`
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
          fill: typeof coat === 'string' ? between(shoulder, elbow, [JOINED, coat, 0], [CLEAR, fill]) : fill,
        },
        // Folded back, it would have the upper arm's colours.
        { d: below, fill },
        {
          d: shaded(elbow, wrist, away, width),
          stroke: shade,
          width: width * SHADED,
          round: true,
          opacity: 0.3,
        },
      ],
    },
    {
      d: crease + folds.join(''),
      fill: shade,
      opacity: 0.26,
    },
    // The cuff, a little wider than the wrist, and the seam above it.
    {
      d: across(along(wrist, forearm, -width * 0.06), forearm, width * WRIST * 1.04, width * 0.1),
      stroke: mix(fill, ink.paper, 0.2),
      width: width * 0.24,
    },
    {
      d: across(along(wrist, forearm, -width * 0.2), forearm, width * WRIST * 1.02, -width * 0.06),
      stroke: mix(fill, ink.deep, 0.45),
      width: width * 0.06,
    },
  ]
}

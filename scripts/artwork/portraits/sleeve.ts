import { ink, mix } from '../palette.ts'
import { type Point, tidy } from '../shape.ts'
import type { Node } from '../svg.ts'
import type { Tones } from './figure.ts'

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

/** The shoulder, the elbow and the wrist: x and y of each. */
type Arm = readonly [number, number, number, number, number, number]

/** Up to here from the shoulder to the elbow, the arm is one with the coat: without an edge, and in its colour. */
const JOINED = 0.4

/**
 * A sleeve from the shoulder by the elbow to the wrist: narrower towards its cuff, with a fold where the arm bends. From
 * the coat's colour at the shoulder it comes to `fill`.
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
  const start = typeof coat === 'string' ? coat : fill
  const forearm = angleTo(elbow, wrist)
  const upper = angleTo(elbow, shoulder)
  /** From the elbow to the inside of the bend. */
  const inner = Math.atan2(Math.sin(upper) + Math.sin(forearm), Math.cos(upper) + Math.cos(forearm))
  const [edge, end] = [along(elbow, inner, width * ELBOW), along(elbow, inner + 1.2, width * 0.1)]
  const fold = `M${edge.join(' ')}Q${along(elbow, inner + 0.2, width * 0.2).join(' ')} ${end.join(' ')}`
  return [
    {
      transform: `translate(${x * 0.6} ${-y * 0.6})`,
      nodes: [{ d: limb(apart, width * ELBOW, elbow, width * ELBOW * 0.99) + below, fill: rim }],
    },
    {
      d,
      fill:
        start === fill
          ? fill
          : {
              kind: 'linear',
              from: shoulder,
              to: elbow,
              stops: [
                [JOINED * 0.6, start],
                [1, fill],
              ],
            },
    },
    {
      d: fold,
      stroke: mix(fill, ink.deep, 0.45),
      width: width * 0.06,
      round: true,
    },
    {
      d: across(along(wrist, forearm, width * 0.04), forearm, width * WRIST * 0.96, width * 0.12),
      stroke: mix(fill, ink.deep, 0.4),
      width: width * 0.16,
    },
  ]
}

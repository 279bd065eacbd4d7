/** Walls and ground in perspective, for houses seen at an angle. */
import { random } from '../noise.ts'
import { type Point, polygon, polyline } from '../shape.ts'

/** Who looks: where the middle of the view and the horizon are in px, the px of a metre at a distance of one, and the eye. */
export interface Camera {
  middle: number
  line: number
  lens: number
  /** Height of the eye, in metres. */
  eye: number
  /** How far the street runs to the left of the direction of view, in degrees. */
  turn: number
}

/** Where a point is seen: so many metres along the street, across it, and up. */
export type Seen = (along: number, across: number, up?: number) => Point

export function seenBy({ middle, line, lens, eye, turn }: Camera): Seen {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return (along, across, up = 0) => {
    const away = Math.max(0.6, across * s + along * c)
    return [middle + ((across * c - along * s) * lens) / away, line + ((eye - up) * lens) / away]
  }
}

/** A wall, or a floor: where a point is seen on it, by its two coordinates in metres. */
export type Plane = (across: number, up: number) => Point

/** The walls of a house on the street: those that face the viewer, so far along it, and those that face the sun, so far across. */
export const wallsOf = (at: Seen) => ({
  facing:
    (along: number): Plane =>
    (across, up) =>
      at(along, across, up),
  sunward:
    (across: number): Plane =>
    (along, up) =>
      at(along, across, up),
})

/** A rectangle on a plane: its lower corner, its width and its height. */
export type Pane = readonly [across: number, up: number, wide: number, high: number]

/** Rectangles on a plane, in one path. */
export const panes = (plane: Plane, ...list: readonly Pane[]): string =>
  list
    .map(([x, y, wide, high]) =>
      polygon([plane(x, y), plane(x + wide, y), plane(x + wide, y + high), plane(x, y + high)]),
    )
    .join('')

/** Lines on a plane, each from one point to another. */
export const lines = (plane: Plane, ...list: readonly (readonly [Point, Point])[]): string =>
  list.map(([from, to]) => polyline([plane(...from), plane(...to)])).join('')

/** The boards or the courses of a wall: level lines across it, `step` metres apart. */
export const boards = (plane: Plane, [x, y, wide, high]: Pane, step: number): string =>
  lines(
    plane,
    ...Array.from({ length: Math.floor(high / step) }, (_, i): readonly [Point, Point] => [
      [x, y + (i + 0.6) * step],
      [x + wide, y + (i + 0.6) * step],
    ]),
  )

/** Some bricks of a wall, where a hand would put them: short strokes along its courses, most of them in clusters. */
export function bricks(plane: Plane, [x, y, wide, high]: Pane, count: number, seed: number): string {
  const draw = random(seed)
  let [cx, cy, lastX, lastY] = [0, 0, 0, 0]
  let d = ''
  for (let i = 0; i < count; i++) {
    if (i % 4 === 0) [cx, cy] = [draw() * wide, draw() * high]
    const left = x + Math.min(wide - 0.5, Math.max(0.1, cx + (draw() - 0.5) * 1.3))
    const up = y + Math.round(Math.min(high - 0.2, Math.max(0.1, cy + (draw() - 0.5) * 0.9)) / 0.22) * 0.22
    const [ax, ay] = plane(left, up).map(Math.round) as [number, number]
    const [bx, by] = plane(left + 0.38, up).map(Math.round) as [number, number]
    d += `m${ax - lastX} ${ay - lastY}l${bx - ax} ${by - ay}`
    ;[lastX, lastY] = [bx, by]
  }
  return d.replace(/ -/g, '-').replace(/^m/, 'M')
}

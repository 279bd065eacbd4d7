/** What stands beside the lane and behind its garages: fences, carts, and homes. */
import { ink, mix } from '../../palette.ts'
import { polygon, polyline, type Shape } from '../../shape.ts'
import { along, facing, part } from './view.ts'

/** The fence of a yard between two garages. */
export function fence(side: number, near: number, far: number): Shape[] {
  const wall = along(side * 1.03)
  const wood = mix(ink.oak, ink.navy, 0.6)
  const boards = Array.from({ length: 9 }, (_, i) => near + ((far - near) * (i + 0.5)) / 9)
  return [
    { d: part(wall, near, far, 0, 165), fill: wood },
    {
      d: boards.map((at) => polyline([wall(at, 0), wall(at, 165)])).join(''),
      stroke: mix(wood, ink.deep, 0.5),
      width: 3 / near,
    },
    {
      d: polyline([wall(near, 165), wall(far, 165)]),
      stroke: mix(ink.amber, ink.belly, 0.4),
      width: 6 / near,
    },
  ]
}

/** The city's three carts, in a row along a fence. */
export function carts(side: number, away: number): Shape[] {
  const colours = [
    mix(ink.blue, ink.glacier, 0.25),
    mix(ink.hill, ink.spruce, 0.4),
    mix(ink.navy, ink.belly, 0.35),
  ]
  return colours.flatMap((colour, i): Shape[] => {
    const near = away - i * 0.075
    const [inner, outer] = [side * 0.86, side * 0.99]
    const [lane, face] = [along(inner), facing(near)]
    return [
      { d: part(lane, near, near + 0.055, 0, 108), fill: mix(colour, ink.amber, 0.22) },
      { d: part(face, inner, outer, 0, 108), fill: mix(colour, ink.deep, 0.25) },
      {
        d: polygon([face(inner * 0.985, 108), face(outer, 108), face(outer, 122), face(inner * 0.985, 122)]),
        fill: mix(colour, ink.pale, 0.18),
      },
    ]
  })
}

/** A home on the street behind, the back of it to the lane, with windows that the night lights. */
export function home(side: number, near: number, far: number, wall: string, tall: number): Shape[] {
  const [inner, outer] = [side * 2.9, side * 4.3]
  const [back, flank] = [along(inner), facing(near)]
  const middle = (inner + outer) / 2
  const dark = mix(wall, ink.navy, 0.45)
  const span = far - near
  const pane = (at: number, wide: number, low: number) =>
    part(back, near + span * at, near + span * (at + wide), low, low + 130)
  return [
    {
      d: polygon([
        flank(inner, 0),
        flank(inner, tall - 180),
        flank(middle, tall),
        flank(outer, tall - 180),
        flank(outer, 0),
      ]),
      fill: dark,
    },
    { d: part(back, near, far, 0, tall - 180), fill: wall },
    { d: part(flank, inner + side * 0.35, inner + side * 0.75, tall - 390, tall - 250), fill: ink.lamp },
    { d: pane(0.15, 0.24, tall - 370) + pane(0.6, 0.24, tall - 370), fill: ink.navy, lit: true },
    {
      d: polygon([
        along(inner * 0.97)(near * 0.98, tall - 200),
        along(inner * 0.97)(far, tall - 200),
        along(middle)(far, tall),
        along(middle)(near * 0.98, tall),
      ]),
      fill: mix(ink.navy, wall, 0.2),
    },
    {
      d: polyline([flank(inner * 0.97, tall - 200), flank(middle, tall), flank(outer * 1.02, tall - 200)]),
      stroke: mix(ink.belly, ink.pale, 0.2),
      width: 20 / near,
    },
  ]
}

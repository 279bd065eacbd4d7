/** A garage on the lane, and the light over its door. */
import { ink, mix } from '../../palette.ts'
import { ellipse, glow, polygon, polyline, type Shape, tidy } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Plane } from '../perspective.ts'
import { along, facing, part, seen } from './view.ts'

/** Heights in cm: the eaves, the ridge, the door and the lamp over it. */
const [EAVES, RIDGE, DOOR, LAMP] = [290, 440, 222, 258]

/** Garages nearer than this show their siding and the trim of their doors. */
const CLOSE = 2.5
/** The boards along a gable and between the panels of a door, those that the sky lights, and what frames a door. */
const board = mix(ink.belly, ink.pale, 0.2)
const lit = mix(ink.amber, ink.belly, 0.4)
const frame = mix(ink.belly, ink.wheat, 0.6)

export interface Garage {
  /** -1 on the left of the lane, 1 on its right. */
  side: 1 | -1
  near: number
  far: number
  wall: string
  door: string
  /** Whether its door stands open, with the light on. */
  open?: boolean
}

/** A garage, its gable to the viewer and its door to the lane. */
export function garage({ side, near, far, wall, door, open }: Garage): Shape[] {
  const front = along(side)
  const gable = facing(near)
  const [from, to] = [near + (far - near) * 0.16, far - (far - near) * 0.16]
  const dark = mix(wall, ink.navy, 0.5)
  const [eave, ridge] = [along(side * 0.94), along(side * 1.7)]
  const lip = near * 0.975
  const close = near < CLOSE
  return [
    {
      d: polygon([
        gable(side, 0),
        gable(side, EAVES),
        gable(side * 1.7, RIDGE - 10),
        gable(side * 2.4, EAVES),
        gable(side * 2.4, 0),
      ]),
      fill: dark,
    },
    ...(close ? siding(gable, side, near) : []),
    { d: part(front, near, far, 0, EAVES), fill: wall },
    ...(open ? inside(side, from, to) : closed(side, from, to, near, door)),
    ...(close ? trim(front, near, far, from, to) : []),
    // The roof, the shade below its edge, and its rim toward the light.
    ...(close ? [{ d: part(front, near, far, EAVES - 42, EAVES), fill: ink.night, opacity: 0.4 }] : []),
    {
      d: polygon([eave(lip, 276), eave(far, 276), ridge(far, RIDGE), ridge(lip, RIDGE)]),
      fill: mix(ink.navy, wall, 0.25),
    },
    {
      d: polyline([eave(lip, 276), ridge(lip, RIDGE), seen(side * 2.5, lip, 266)]),
      stroke: board,
      width: 16 / near,
    },
    { d: polyline([eave(lip, 274), eave(far, 274)]), stroke: lit, width: 8 / near },
  ]
}

const siding = (gable: Plane, side: number, near: number): Shape[] => [
  {
    d: [36, 72, 108, 144, 180, 216, 252]
      .map((up) => polyline([gable(side, up), gable(side * 2.4, up)]))
      .join(''),
    stroke: ink.navy,
    width: 3 / near,
  },
]

/** The corner of the wall that is nearest, and what frames its door. */
const trim = (front: Plane, near: number, far: number, from: number, to: number): Shape[] => [
  { d: part(front, near, near + (far - near) * 0.05, 0, EAVES), fill: frame },
  { d: part(front, from, to, 0, DOOR), stroke: frame, width: 9 / near },
]

/** A closed door, of four panels. */
function closed(side: number, from: number, to: number, near: number, door: string): Shape[] {
  const front = along(side)
  return [
    { d: part(front, from, to, 0, DOOR), fill: door },
    {
      d: [55, 110, 165].map((up) => polyline([front(from, up), front(to, up)])).join(''),
      stroke: board,
      width: 4 / near,
    },
  ]
}

/** What an open door shows: its lit inside, with a shelf on the wall. */
function inside(side: number, from: number, to: number): Shape[] {
  const front = along(side)
  const back = along(side * 1.4)
  const floor = along(side * 1.25)
  const [x, y] = front((from + to) / 2, 160)
  return [
    {
      d: part(front, from, to, 0, DOOR),
      fill: glow([x, y], 230 / from, 1, [0, ink.lamp], [1, mix(ink.amber, ink.oak, 0.6)]),
    },
    { d: part(back, from, to, 130, 142) + part(back, from, from + 0.2, 142, 190), fill: ink.soil },
    {
      d: polygon([front(from, 0), front(to, 0), floor(to, 0), floor(from, 0)]),
      fill: mix(ink.oak, ink.amber, 0.5),
    },
  ]
}

/** A lamp, as large as its distance has it; the first is drawn, the others repeat it. */
export function lamp({ side, near, far }: Garage, first: boolean): Node {
  const away = (near + far) / 2
  const [x, y] = seen(side * 0.985, away, LAMP).map(Math.round)
  const transform = `translate(${x} ${y}) scale(${tidy(100 / away) / 100})`
  if (!first) return { use: 'lamp', transform }
  const bulb: Shape[] = [
    { d: ellipse(0, 0, 120), fill: glow([0, 0], 120, 1, [0, ink.lamp, 0.7], [1, ink.gold, 0]) },
    { d: ellipse(0, 0, 12), fill: ink.lamp },
  ]
  return { transform, nodes: [{ name: 'lamp', nodes: bulb }] }
}

/** What a lamp throws on the gravel: little at dusk, more at night. The first is drawn, the others repeat it. */
export function pool({ side, near, far, open }: Garage, first: boolean): Node {
  const away = (near + far) / 2
  const [x, y] = seen(side * 0.84, away).map(Math.round)
  const size = tidy(((open ? 1.5 : 1) * 100) / away) / 100
  const transform = `translate(${x} ${y}) scale(${size} ${tidy(size * 30) / 100})`
  if (!first) return { use: 'pool', transform }
  const light: Shape = {
    d: ellipse(0, 0, 340),
    fill: glow([0, 0], 340, 1, [0, ink.lamp, 0.75], [0.5, ink.gold, 0.3], [1, ink.gold, 0]),
  }
  return {
    transform,
    nodes: [
      {
        name: 'pool',
        nodes: [
          { ...light, opacity: 0.5, daily: true },
          { ...light, nightly: true },
        ],
      },
    ],
  }
}

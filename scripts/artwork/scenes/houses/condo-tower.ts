import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { dashes, down, type Point, polygon, rect, type Shape } from '../../shape.ts'

export interface Tower {
  /** Width of the lit face and of the shaded side, height, in px. */
  face: number
  side: number
  tall: number
  floors: number
  bays: number
  wall: string
  /** Glass by day, and the share of rooms that are lit. */
  glass: string
  lit: number
  seed: number
}

/** How far a floor's slab reaches over the lit face on either side, in px. */
const OVERHANG = 5
/** The share of rooms that are dark by day and lit at night. */
const AT_NIGHT = 0.3

/** A condo tower with its left foot at x, ground: glass, a slab below each row of it, a shaded side, a penthouse. */
export function condoTower(x: number, ground: number, tower: Tower): Shape[] {
  const { face, side, tall, floors, bays, wall, glass, lit, seed } = tower
  const draw = random(seed)
  const top = ground - tall
  const storey = tall / floors
  const pane = Math.round(face / bays - 12)
  /** Of the slab over a floor, counted from the top: the rows of glass keep the same distance to it. */
  const level = (floor: number) => Math.round(top + floor * storey)
  const middle = Math.round(storey * 0.54)
  const rooms: Point[] = []
  const lamps: Point[] = []
  for (let floor = 0; floor < floors - 1; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const room: Point = [x + 8 + (bay * (face - 6)) / bays, level(floor) + middle]
      ;(draw() < lit ? lamps : rooms).push(room)
    }
  }
  const later = random(seed + 20)
  const evening = rooms.filter(() => later() < AT_NIGHT)
  const slabs = Array.from({ length: floors }, (_, floor): Point => [x - OVERHANG, level(floor)])
  const right = x + face
  return [
    { d: rect(x + face * 0.25, top - 30, face * 0.6, 32), fill: mix(wall, ink.navy, 0.4) },
    {
      d: polygon([
        [right, top],
        [right + side, top + 22],
        [right + side, ground],
        [right, ground],
      ]),
      fill: down(top, ground, [0, mix(wall, ink.navy, 0.5)], [1, mix(wall, ink.navy, 0.75)]),
    },
    { d: rect(x, top, face, tall), fill: down(top, ground, [0, wall], [1, mix(wall, ink.navy, 0.25)]) },
    { d: dashes(rooms, pane), stroke: glass, width: storey * 0.56 },
    { d: dashes(lamps, pane), stroke: ink.lamp, width: storey * 0.56 },
    { d: dashes(evening, pane), stroke: ink.lamp, width: storey * 0.56, nightly: true },
    {
      d: dashes(
        slabs.map(([, y]): Point => [x, y + 3]),
        face,
      ),
      stroke: mix(wall, ink.navy, 0.35),
      width: 3,
    },
    { d: dashes(slabs, face + 2 * OVERHANG), stroke: mix(wall, ink.paper, 0.6), width: 4 },
  ]
}

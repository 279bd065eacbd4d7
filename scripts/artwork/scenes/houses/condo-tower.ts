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

/** A condo tower with its left foot at x, ground: glass, balcony slabs, a shaded side, a penthouse. */
export function condoTower(x: number, ground: number, tower: Tower): Shape[] {
  const { face, side, tall, floors, bays, wall, glass, lit, seed } = tower
  const draw = random(seed)
  const top = ground - tall
  const storey = tall / floors
  const pane = Math.round(face / bays - 12)
  const rooms: Point[] = []
  const lamps: Point[] = []
  for (let floor = 0; floor < floors - 1; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const room: Point = [x + 8 + (bay * (face - 6)) / bays, top + (floor + 0.56) * storey]
      ;(draw() < lit ? lamps : rooms).push(room)
    }
  }
  const slabs = Array.from({ length: floors - 1 }, (_, floor): Point => [x - 8, top + (floor + 1) * storey])
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
    { d: dashes(slabs, Math.round(face * 0.46)), stroke: mix(wall, ink.paper, 0.7), width: 5 },
    {
      d: dashes(
        slabs.map(([sx, sy]): Point => [sx + face * 0.62, sy]),
        Math.round(face * 0.42),
      ),
      stroke: mix(wall, ink.paper, 0.55),
      width: 4,
    },
    {
      d: dashes(
        slabs.map(([sx, sy]): Point => [sx, sy - storey * 0.3]),
        Math.round(face * 0.46),
      ),
      stroke: mix(wall, ink.paper, 0.7),
      width: 1.6,
    },
  ]
}

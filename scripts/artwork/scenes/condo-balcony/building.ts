/** The wall of the condo building, with the doors and the balconies of the other homes. */
import { ink, mix } from '../../palette.ts'
import { between, polygon } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { lines, type Pane, panes } from '../perspective.ts'
import {
  at,
  concrete,
  EDGE,
  FAR,
  glass,
  HANDRAIL,
  NEAR,
  plaster,
  SLAB,
  STEP,
  STOREY,
  WALL,
  wall,
} from './view.ts'

const FLOORS = [-2, -1, 0, 1, 2]
const BAYS = [2, 1, 0]
const isLit = (bay: number, floor: number) => (bay * 5 + floor * 7 + 40) % 4 < 2

/** From one height to another. */
const stroke = (along: number, from: number, to: number) =>
  [
    [along, from],
    [along, to],
  ] as const

interface Home {
  bay: number
  floor: number
}
const HOMES: readonly Home[] = BAYS.flatMap((bay) => FLOORS.map((floor) => ({ bay, floor })))
const isOurs = ({ bay, floor }: Home) => bay === 0 && floor === 0

/** The doors of glass of a home, on the wall. */
export const doors = ({ bay, floor }: Home): Pane => [NEAR + 0.5 + bay * STEP, floor * STOREY, 3.1, 2.4]

/** The wall, the glass of all other homes, and their balconies. */
export function building(): Node[] {
  const others = HOMES.filter((home) => !isOurs(home))
  const lit = others.filter(({ bay, floor }) => isLit(bay, floor))
  const dark = others.filter(({ bay, floor }) => !isLit(bay, floor))
  const face = wall()
  const from = at(60, WALL, 0)[0]
  return [
    {
      d: panes(face, [2, -24, 58, 40]),
      fill: between(
        [from, 0],
        [1600, 0],
        [0, mix(plaster, ink.blush, 0.35)],
        [0.3, plaster],
        [1, mix(plaster, ink.navy, 0.6)],
      ),
    },
    { d: panes(face, ...dark.map(doors)), fill: glass, lit: true },
    {
      d: panes(face, ...lit.map(doors)),
      fill: ink.lamp,
    },
    {
      d: lines(face, ...others.map(doors).map(([x, y, wide, high]) => stroke(x + wide / 2, y, y + high))),
      stroke: ink.navy,
      width: 4,
    },
    ...BAYS.flatMap((bay) => balconies(bay)),
  ]
}

/** The balconies of a bay, one over the other, without ours: undersides, tops, edges and rails. */
function balconies(bay: number): Node[] {
  const [from, to] = [NEAR + bay * STEP, FAR + bay * STEP]
  const floors = FLOORS.filter((floor) => !isOurs({ bay, floor }))
  const flat = (up: number) =>
    polygon([at(from, EDGE, up), at(from, WALL, up), at(to, WALL, up), at(to, EDGE, up)])
  const above = floors.filter((floor) => floor > 0)
  const below = floors.filter((floor) => floor <= 0)
  const sides = floors.map((floor): Pane => [from, floor * STOREY - SLAB, to - from, SLAB])
  const ends = floors.map((floor) =>
    polygon([
      at(from, EDGE, floor * STOREY),
      at(from, WALL, floor * STOREY),
      at(from, WALL, floor * STOREY - SLAB),
      at(from, EDGE, floor * STOREY - SLAB),
    ]),
  )
  const rails = floors.map((floor): Pane => [from, floor * STOREY, to - from, HANDRAIL])
  const edge = wall(EDGE)
  return [
    {
      d: above.map((floor) => flat(floor * STOREY - SLAB)).join(''),
      fill: mix(concrete, bay ? ink.navy : ink.lamp, bay ? 0.4 : 0.12),
    },
    { d: below.map((floor) => flat(floor * STOREY)).join(''), fill: mix(concrete, ink.navy, 0.35) },
    { d: ends.join(''), fill: mix(concrete, ink.navy, 0.45) },
    { d: panes(edge, ...sides), fill: mix(concrete, ink.blush, 0.5) },
    { d: panes(edge, ...rails), fill: mix(ink.blue, ink.lilac, 0.5), opacity: 0.85 },
    {
      d: lines(
        edge,
        ...rails.map(
          ([x, up, wide]) =>
            [
              [x, up + HANDRAIL],
              [x + wide, up + HANDRAIL],
            ] as const,
        ),
      ),
      stroke: ink.blush,
      width: bay ? 2 : 4,
    },
  ]
}

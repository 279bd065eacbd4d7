/** The house as a frame: its foundation, its studs and joists, its trusses against the sky, and the first sheathing. */
import { ink, mix } from '../../palette.ts'
import { glow, polygon, polyline, type Shape } from '../../shape.ts'
import { lines, panes } from '../perspective.ts'
import { plates, studs } from './studs.ts'
import {
  at,
  BACK,
  DECK,
  EAVE,
  FRONT,
  facing,
  LEFT,
  lumber,
  RIDGE,
  RIGHT,
  shade,
  sun,
  sunward,
  UPPER,
} from './view.ts'

const MIDDLE = (LEFT + RIGHT) / 2
const concrete = mix(ink.belly, ink.wheat, 0.55)
const sheet = mix(mix(ink.gold, ink.oak, 0.3), ink.wheat, 0.35)
const front = facing(FRONT)
const side = sunward(LEFT)

const truss = (along: number): string =>
  polyline([at(along, LEFT - 0.4, EAVE), at(along, MIDDLE, RIDGE), at(along, RIGHT + 0.4, EAVE)]) +
  polyline([at(along, LEFT - 0.4, EAVE), at(along, RIGHT + 0.4, EAVE)]) +
  polyline([
    at(along, LEFT + 1.6, EAVE),
    at(along, LEFT + 2, EAVE + 1.3),
    at(along, MIDDLE, EAVE),
    at(along, RIGHT - 2, EAVE + 1.3),
    at(along, RIGHT - 1.6, EAVE),
  ]) +
  polyline([at(along, MIDDLE, EAVE), at(along, MIDDLE, RIDGE)])

/** What is seen through the front: the back wall, the far side, the floor, and the stair. */
export function inside(): Shape[] {
  const back = facing(BACK)
  const far = sunward(RIGHT)
  return [
    {
      d: polygon([
        at(FRONT, LEFT, DECK),
        at(FRONT, RIGHT, DECK),
        at(BACK, RIGHT, DECK),
        at(BACK, LEFT, DECK),
      ]),
      fill: mix(sheet, shade, 0.25),
    },
    {
      d:
        studs(back, [LEFT, RIGHT], [DECK, UPPER]) +
        studs(back, [LEFT, RIGHT], [UPPER, EAVE]) +
        plates(back, LEFT, RIGHT, DECK, UPPER, EAVE),
      stroke: mix(lumber.dark, shade, 0.3),
      width: 6,
    },
    {
      d:
        studs(far, [FRONT, BACK], [DECK, UPPER]) +
        studs(far, [FRONT, BACK], [UPPER, EAVE]) +
        plates(far, FRONT, BACK, DECK, UPPER, EAVE),
      stroke: mix(lumber.mid, sun, 0.2),
      width: 6,
    },
    // At night, the lamp that stays on between the studs.
    {
      d: panes(front, [LEFT - 2, 0, RIGHT - LEFT + 4, EAVE]),
      fill: glow(front(MIDDLE, 2.2), 330, 0.9, [0, ink.lamp, 0.95], [0.4, ink.gold, 0.4], [1, ink.gold, 0]),
      nightly: true,
    },
    // The joists of the upper floor, and the stair.
    {
      d: Array.from({ length: 9 }, (_, i) =>
        polyline([at(FRONT + 0.7 * i, LEFT, UPPER), at(FRONT + 0.7 * i, RIGHT, UPPER)]),
      ).join(''),
      stroke: lumber.dark,
      width: 7,
    },
    {
      d: Array.from({ length: 9 }, (_, i) =>
        polyline([
          at(17, 6.6 - 0.28 * i, DECK + 0.3 * (i + 1)),
          at(17, 6.32 - 0.28 * i, DECK + 0.3 * (i + 1)),
          at(17, 6.32 - 0.28 * i, DECK + 0.3 * (i + 2)),
        ]),
      ).join(''),
      stroke: lumber.lit,
      width: 7,
    },
    {
      d: [18.4, 17.2, 16, 14.8].map(truss).join(''),
      stroke: mix(lumber.dark, shade, 0.15),
      width: 6,
    },
    {
      d:
        polyline([at(FRONT, MIDDLE, RIDGE), at(BACK, MIDDLE, RIDGE)]) +
        polyline([at(FRONT, RIGHT + 0.4, EAVE), at(BACK, RIGHT + 0.4, EAVE)]),
      stroke: lumber.mid,
      width: 7,
    },
  ]
}

export function walls(): Shape[] {
  const frame =
    studs(
      front,
      [LEFT, RIGHT],
      [DECK, UPPER],
      [
        [LEFT + 1.2, LEFT + 2.3, DECK, 2.65],
        [LEFT + 3.6, LEFT + 6.2, 1.35, 2.75],
      ],
    ) +
    studs(
      front,
      [LEFT, RIGHT],
      [UPPER, EAVE],
      [
        [LEFT + 1, LEFT + 2.6, 4.2, 5.3],
        [LEFT + 4.6, LEFT + 6.2, 4.2, 5.3],
      ],
    ) +
    plates(front, LEFT, RIGHT, DECK + 0.05, UPPER - 0.1, UPPER + 0.08, EAVE - 0.05, EAVE + 0.08)
  const flank =
    studs(side, [FRONT, BACK], [DECK, UPPER]) +
    studs(side, [FRONT, BACK], [UPPER, EAVE]) +
    plates(side, FRONT, BACK, DECK + 0.05, UPPER - 0.1, UPPER + 0.08, EAVE)
  return [
    // The foundation, in the sun at the side.
    { d: panes(front, [LEFT, -0.1, RIGHT - LEFT, DECK + 0.1]), fill: mix(concrete, shade, 0.28) },
    { d: panes(side, [FRONT, -0.1, BACK - FRONT, DECK + 0.1]), fill: mix(concrete, sun, 0.45) },
    // Sheathing: the side as far as it has come.
    {
      d:
        panes(side, [FRONT + 2.4, DECK, BACK - FRONT - 2.4, UPPER - DECK]) +
        panes(side, [FRONT + 3.6, UPPER, BACK - FRONT - 3.6, EAVE - UPPER]),
      fill: mix(sheet, sun, 0.45),
    },
    {
      d:
        lines(
          side,
          [
            [FRONT + 3.6, DECK],
            [FRONT + 3.6, EAVE],
          ],
          [
            [FRONT + 4.8, DECK],
            [FRONT + 4.8, EAVE],
          ],
        ) + plates(side, FRONT + 2.4, BACK, 1.75, UPPER, 4.55),
      stroke: mix(sheet, ink.oak, 0.5),
      width: 2.5,
    },
    { d: flank, stroke: lumber.lit, width: 8 },
    {
      d: panes(front, [RIGHT - 1, DECK, 1, UPPER - DECK], [LEFT, DECK, 1.2, UPPER - DECK]),
      fill: mix(sheet, shade, 0.22),
    },
    { d: frame, stroke: mix(lumber.mid, shade, 0.08), width: 9 },
    { d: truss(FRONT), stroke: lumber.mid, width: 9 },
    {
      d: polyline([at(FRONT, LEFT - 0.4, EAVE), at(FRONT, MIDDLE, RIDGE)]),
      stroke: lumber.lit,
      width: 5,
    },
    // A ladder against the upper floor.
    {
      d:
        polyline([at(11.6, 4.8), at(FRONT - 0.05, 4.8, 3.9)]) +
        polyline([at(11.6, 5.3), at(FRONT - 0.05, 5.3, 3.9)]),
      stroke: mix(ink.belly, ink.paper, 0.5),
      width: 8,
      round: true,
    },
    {
      d: Array.from({ length: 9 }, (_, i) => {
        const t = 0.08 + i * 0.1
        return polyline([at(11.6 + 1.35 * t, 4.8, 3.9 * t), at(11.6 + 1.35 * t, 5.3, 3.9 * t)])
      }).join(''),
      stroke: mix(ink.belly, ink.paper, 0.65),
      width: 6,
    },
  ]
}

/** The bungalow: its boards, windows, roof and eavestrough, and the ladder against it. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, glow, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { boards, lines, type Pane, panes } from '../perspective.ts'
import { indoors } from './family.ts'
import { at, bright, CORNER, cladding, EAVE, front, LADDER, NEAR, shade, sun, trim, WALL } from './view.ts'

const OUT = WALL - 0.55
const glass = mix(ink.glacier, ink.blue, 0.45)
const roofing = mix(mix(ink.belly, ink.soil, 0.45), ink.lilac, 0.1)
const WINDOWS: readonly [Pane, Pane] = [
  [-1.3, 0.95, 1.9, 1.35],
  [3.15, 0.95, 1.4, 1.35],
]
const LAMP = front(2.75, 2.3)

export function house(): Node[] {
  const [[lx], [rx]] = [front(NEAR, 0), front(CORNER, 0)]
  const slope = (along: number, share: number) => at(along, OUT + 4.4 * share, EAVE + 0.12 + 2.2 * share)
  return [
    {
      d: panes(front, [NEAR, 0, CORNER - NEAR, EAVE + 0.2]),
      fill: between(
        [lx, 0],
        [rx, 0],
        [0, mix(cladding, shade, 0.3)],
        [0.55, mix(cladding, sun, 0.12)],
        [1, mix(cladding, sun, 0.4)],
      ),
    },
    {
      d: boards(front, [NEAR, 0.4, CORNER - NEAR, 2.5], 0.22),
      stroke: mix(cladding, shade, 0.45),
      width: 2.5,
      opacity: 0.7,
    },
    {
      d: panes(front, [NEAR, 0, CORNER - NEAR, 0.36]),
      fill: mix(mix(ink.brick, ink.oak, 0.5), ink.belly, 0.3),
    },
    { d: panes(front, [CORNER - 0.14, 0, 0.14, EAVE]), fill: trim },
    // The shade of the eave on the wall.
    { d: panes(front, [NEAR, EAVE - 0.35, CORNER - NEAR, 0.55]), fill: shade, opacity: 0.4 },
    { d: panes(front, ...WINDOWS), fill: glass, lit: true },
    // Behind the glass: curtains, and at night the family.
    {
      d: panes(front, [-1.24, 1, 0.3, 1.26], [0.26, 1, 0.3, 1.26], [3.2, 1, 0.2, 1.26], [4.3, 1, 0.2, 1.26]),
      fill: mix(trim, ink.oak, 0.3),
    },
    indoors(panes(front, WINDOWS[0])),
    {
      d:
        polygon([front(-1.1, 0.95), front(-0.5, 0.95), front(0, 2.3), front(-0.6, 2.3)]) +
        polygon([front(3.4, 0.95), front(3.8, 0.95), front(4.2, 2.3), front(3.8, 2.3)]),
      fill: bright,
      opacity: 0.4,
      daily: true,
    },
    {
      d:
        panes(front, ...WINDOWS) +
        lines(
          front,
          [
            [-0.35, 0.95],
            [-0.35, 2.3],
          ],
          [
            [3.85, 0.95],
            [3.85, 2.3],
          ],
        ),
      stroke: trim,
      width: 9,
    },
    {
      d: panes(front, ...WINDOWS.map(([x, y, wide]): Pane => [x - 0.1, y - 0.14, wide + 0.2, 0.12])),
      fill: trim,
    },
    // A lamp under the eave, which is lit at night.
    {
      d: ellipse(LAMP[0], LAMP[1], 420, 330),
      fill: glow(LAMP, 420, 0.8, [0, ink.lamp, 0.8], [0.3, ink.gold, 0.36], [1, ink.gold, 0]),
      nightly: true,
    },
    { d: ellipse(LAMP[0], LAMP[1], 12, 15), fill: ink.lamp },
    { d: `M${Math.round(LAMP[0]) - 18} ${Math.round(LAMP[1]) - 8}h36l-10-18h-16z`, fill: ink.navy },
    // The roof, its courses, and leaves that lie on it.
    {
      d: polygon([slope(NEAR, 0), slope(CORNER + 0.4, 0), slope(CORNER + 0.4, 1), slope(NEAR, 1)]),
      fill: down(40, 300, [0, mix(roofing, sun, 0.3)], [1, mix(roofing, shade, 0.2)]),
    },
    {
      d: [0.16, 0.33, 0.5, 0.67, 0.84]
        .map((share) => polyline([slope(NEAR, share), slope(CORNER + 0.4, share)]))
        .join(''),
      stroke: mix(roofing, ink.navy, 0.45),
      width: 2,
    },
    {
      d: polygon([at(4.4, 8.2, 4.1), at(5.1, 8.2, 4.1), at(5.1, 8.2, 5.6), at(4.4, 8.2, 5.6)]),
      fill: mix(ink.brick, ink.oak, 0.4),
    },
    { d: polygon([at(4.3, 8.2, 5.6), at(5.2, 8.2, 5.6), at(5.2, 8.2, 5.8), at(4.3, 8.2, 5.8)]), fill: trim },
    {
      d: [
        [0.4, 0.2],
        [1.1, 0.44],
        [2.6, 0.14],
        [3.3, 0.36],
        [4.2, 0.18],
        [4.9, 0.5],
        [-0.6, 0.3],
        [2, 0.7],
        [4.6, 0.74],
        [0.2, 0.62],
      ]
        .map(([along = 0, share = 0]) => slope(along, share))
        .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l9-3`)
        .join(''),
      stroke: mix(ink.amber, ink.gold, 0.2),
      width: 6,
      round: true,
    },
    // The eavestrough, full of leaves, and its downspout.
    {
      d: polygon([
        at(NEAR, OUT, EAVE - 0.06),
        at(CORNER + 0.42, OUT, EAVE - 0.06),
        at(CORNER + 0.42, OUT, EAVE + 0.14),
        at(NEAR, OUT, EAVE + 0.14),
      ]),
      fill: trim,
    },
    {
      d: polyline([at(NEAR, OUT, EAVE + 0.15), at(CORNER + 0.42, OUT, EAVE + 0.15)]),
      stroke: bright,
      width: 4,
    },
    {
      d: [2.5, 2.7, 2.95, 3.2, 3.5, 3.9, 4.3, 4.8, 5.2]
        .map((along) => at(along, OUT, EAVE + 0.16))
        .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l7-5`)
        .join(''),
      stroke: ink.amber,
      width: 8,
      round: true,
    },
    {
      d: polyline([
        at(CORNER + 0.2, OUT, EAVE),
        at(CORNER - 0.06, WALL - 0.1, EAVE - 0.4),
        at(CORNER - 0.06, WALL - 0.1, 0.2),
      ]),
      stroke: mix(trim, shade, 0.2),
      width: 9,
    },
  ]
}

/** The ladder, from the ground to the eavestrough, and its shadow on the wall. */
export function ladder(): Shape[] {
  const foot = (side: number) => at(LADDER + side, WALL - 1.5)
  const top = (side: number) => at(LADDER + side, OUT, EAVE + 0.5)
  const rung = (share: number) =>
    polyline(
      [-0.22, 0.22].map((side) => {
        const [[fx, fy], [tx, ty]] = [foot(side), top(side)]
        return [fx + (tx - fx) * share, fy + (ty - fy) * share] as const
      }),
    )
  return [
    {
      d:
        polyline([front(LADDER - 0.9, 0.4), front(LADDER - 0.45, EAVE - 0.3)]) +
        polyline([front(LADDER - 0.46, 0.4), front(LADDER - 0.1, EAVE - 0.3)]),
      stroke: shade,
      width: 9,
      opacity: 0.35,
      daily: true,
    },
    {
      d: polyline([foot(-0.22), top(-0.22)]) + polyline([foot(0.22), top(0.22)]),
      stroke: mix(ink.belly, ink.paper, 0.4),
      width: 9,
      round: true,
    },
    {
      d: Array.from({ length: 10 }, (_, i) => rung(0.06 + i * 0.098)).join(''),
      stroke: mix(ink.belly, ink.paper, 0.6),
      width: 7,
    },
    { d: polyline([foot(0.25), top(0.25)]), stroke: bright, width: 3 },
  ]
}

/** The bungalow of the sixties: stucco over brick, a wide low roof, a picture window with its planter, and its door. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, glow, polygon, polyline, type Shape } from '../../shape.ts'
import { boards, bricks, lines, type Pane, panes } from '../perspective.ts'
import { at, blossom, bright, EAVE, FAR, FRONT, front, NEAR, STEP, shade, stucco, sun, trim } from './view.ts'

const OUT = FRONT - 0.8
const brickwork = mix(mix(ink.brick, ink.oak, 0.5), ink.wheat, 0.12)
const roofing = mix(mix(ink.belly, ink.lilac, 0.35), ink.soil, 0.2)
const glass = mix(ink.glacier, ink.blue, 0.35)
const door = mix(ink.nearRange, ink.glacier, 0.4)
const PICTURE: Pane = [-0.6, 0.85, 3.2, 1.45]
const WINDOWS: readonly Pane[] = [PICTURE, [6.2, 1.4, 1.5, 0.9], [8.6, 1.4, 1.3, 0.9]]
const DOOR: Pane = [3.7, STEP, 0.95, 2.05]
const LAMP = front(4.95, 2)

export function house(): Shape[] {
  const [[rx], [lx]] = [front(NEAR, 0), front(FAR, 0)]
  const across = (near: string, far: string) => between([rx, 0], [lx, 0], [0, near], [1, far])
  const slope = (along: number, share: number) => at(OUT + 5 * share, along, EAVE - 0.05 + 1.75 * share)
  const [edge, end] = [NEAR - 0.6, FAR + 0.6]
  return [
    {
      d: panes(front, [NEAR, 0, FAR - NEAR, EAVE]),
      fill: across(mix(stucco, bright, 0.35), mix(stucco, shade, 0.22)),
    },
    {
      d: panes(front, [NEAR, 0, FAR - NEAR, 0.8]),
      fill: across(mix(brickwork, sun, 0.35), mix(brickwork, shade, 0.25)),
    },
    {
      d: boards(front, [NEAR, 0, FAR - NEAR, 0.8], 0.2),
      stroke: mix(brickwork, ink.soil, 0.3),
      width: 1.6,
      opacity: 0.6,
    },
    { d: bricks(front, [NEAR, 0, 5, 0.7], 22, 6), stroke: mix(brickwork, shade, 0.4), width: 3 },
    { d: panes(front, [NEAR, 0.78, FAR - NEAR, 0.09]), fill: trim },
    // The shade of the wide eave.
    { d: panes(front, [NEAR, EAVE - 0.42, FAR - NEAR, 0.42]), fill: shade, opacity: 0.42 },
    { d: panes(front, ...WINDOWS), fill: glass, lit: true },
    {
      d:
        polygon([front(-0.2, 0.85), front(0.5, 0.85), front(1, 2.3), front(0.3, 2.3)]) +
        polygon([front(1.5, 0.85), front(1.8, 0.85), front(2.3, 2.3), front(2, 2.3)]) +
        polygon([front(6.5, 1.4), front(6.9, 1.4), front(7.2, 2.3), front(6.8, 2.3)]),
      fill: bright,
      opacity: 0.5,
      daily: true,
    },
    {
      d:
        panes(front, ...WINDOWS) +
        lines(
          front,
          [
            [0.1, 0.85],
            [0.1, 2.3],
          ],
          [
            [1.9, 0.85],
            [1.9, 2.3],
          ],
          [
            [6.95, 1.4],
            [6.95, 2.3],
          ],
        ),
      stroke: trim,
      width: 8,
    },
    { d: panes(front, [-0.75, 0.72, 3.5, 0.13]), fill: trim },
    // The planter of brick under the picture window, with tulips.
    { d: panes((x, y) => at(FRONT - 0.5, x, y), [-0.7, 0, 3.4, 0.5]), fill: mix(brickwork, sun, 0.2) },
    {
      d: panes((x, y) => at(FRONT - 0.5, x, y), [-0.74, 0.48, 3.48, 0.09]),
      fill: trim,
    },
    {
      d: [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((i) =>
          polyline([at(FRONT - 0.4, -0.5 + i * 0.38, 0.55), at(FRONT - 0.4, -0.5 + i * 0.38, 0.78)]),
        )
        .join(''),
      stroke: mix(ink.hill, ink.nearRange, 0.2),
      width: 6,
      round: true,
    },
    {
      d: [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((i) => at(FRONT - 0.4, -0.5 + i * 0.38, 0.84 + (i % 3) * 0.05))
        .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}v-5`)
        .join(''),
      stroke: mix(ink.brick, ink.amber, 0.3),
      width: 12,
      round: true,
    },
    // The door of three panes, open: the hall behind it is empty.
    { d: panes(front, [DOOR[0] - 0.12, STEP, DOOR[2] + 0.24, DOOR[3] + 0.12]), fill: trim },
    { d: panes(front, DOOR), fill: mix(ink.oak, ink.soil, 0.45) },
    { d: panes(front, [DOOR[0], STEP, DOOR[2], DOOR[3]]), fill: mix(ink.wheat, ink.oak, 0.35), lit: true },
    {
      d: polygon([
        front(DOOR[0] + DOOR[2], STEP),
        at(FRONT - 0.75, DOOR[0] + DOOR[2] + 0.35, STEP),
        at(FRONT - 0.75, DOOR[0] + DOOR[2] + 0.35, STEP + DOOR[3]),
        front(DOOR[0] + DOOR[2], STEP + DOOR[3]),
      ]),
      fill: door,
    },
    {
      d: ellipse(LAMP[0], LAMP[1], 150, 130),
      fill: glow(LAMP, 150, 0.9, [0, ink.lamp, 0.7], [1, ink.gold, 0]),
      nightly: true,
    },
    { d: ellipse(LAMP[0], LAMP[1], 9, 13), fill: ink.lamp },
    // The step.
    {
      d: polygon([
        at(FRONT, 3.2, STEP),
        at(FRONT, 5.2, STEP),
        at(FRONT - 1.1, 5.2, STEP),
        at(FRONT - 1.1, 3.2, STEP),
      ]),
      fill: mix(ink.belly, ink.wheat, 0.65),
    },
    { d: panes((x, y) => at(FRONT - 1.1, x, y), [3.2, 0, 2, STEP]), fill: mix(ink.belly, ink.wheat, 0.4) },
    { d: panes((x, y) => at(FRONT - 1.45, x, y), [3.2, 0, 2, 0.18]), fill: mix(ink.belly, ink.wheat, 0.45) },
    {
      d: polygon([
        at(FRONT - 1.1, 3.2, 0.18),
        at(FRONT - 1.1, 5.2, 0.18),
        at(FRONT - 1.45, 5.2, 0.18),
        at(FRONT - 1.45, 3.2, 0.18),
      ]),
      fill: mix(ink.belly, ink.wheat, 0.7),
    },
    // The chimney and the roof.
    { d: panes((x, y) => at(FRONT + 3.6, x, y), [4.2, 3.6, 1.1, 1.5]), fill: mix(brickwork, shade, 0.12) },
    { d: panes((x, y) => at(FRONT + 3.6, x, y), [4.1, 5.05, 1.3, 0.16]), fill: trim },
    {
      d: polygon([slope(edge, 0), slope(end, 0), slope(end - 0.4, 1), slope(edge + 0.4, 1)]),
      fill: down(150, 330, [0, mix(roofing, sun, 0.35)], [1, mix(roofing, shade, 0.15)]),
    },
    {
      d: [0.2, 0.4, 0.6, 0.8]
        .map((share) => polyline([slope(edge + 0.4 * share, share), slope(end - 0.4 * share, share)]))
        .join(''),
      stroke: mix(roofing, ink.navy, 0.4),
      width: 2,
      opacity: 0.7,
    },
    {
      d: polygon([
        at(OUT, edge, EAVE - 0.2),
        at(OUT, end, EAVE - 0.2),
        at(OUT, end, EAVE + 0.02),
        at(OUT, edge, EAVE + 0.02),
      ]),
      fill: trim,
    },
    { d: polyline([at(OUT, edge, EAVE + 0.02), at(OUT, end, EAVE + 0.02)]), stroke: bright, width: 4 },
    // Petals on the roof.
    {
      d: [-1.6, -0.9, 0.2, 1.3]
        .map((along, i) => slope(along, 0.2 + 0.14 * i))
        .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h6`)
        .join(''),
      stroke: blossom.lit,
      width: 6,
      round: true,
    },
  ]
}

/** The high part of the house: bedrooms over the garage. */
import { ink, mix } from '../../palette.ts'
import { type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { boards, bricks, lines, type Pane, panes } from '../perspective.ts'
import { at, sun } from './view.ts'
import {
  brick,
  EAVES,
  FRONT,
  glass,
  high,
  REAR,
  RIGHT,
  roof,
  SPLIT,
  STEP,
  shade,
  side,
  siding,
  sidingShade,
  sidingSun,
  trim,
} from './walls.ts'

/** The flank of the high part over the low roof, in the sun. */
export const flank = (): Shape[] => [
  { d: panes(side, [STEP, 2, REAR - STEP, EAVES.high - 2]), fill: sidingSun },
  { d: boards(side, [STEP, 2.6, REAR - STEP, 2.8], 0.28), stroke: mix(sidingSun, siding, 0.8), width: 2 },
]

export function highPart(): Shape[] {
  const middle = (SPLIT + RIGHT) / 2
  const top = 7.3
  const upper: Pane[] = [
    [11.9, 3.5, 1.5, 1.2],
    [15.2, 3.5, 1.5, 1.2],
  ]
  const door: Pane = [12.3, 0, 4.2, 2.1]
  const gable = polygon([high(SPLIT, EAVES.high), high(middle, top), high(RIGHT, EAVES.high)])
  return [
    // What the high part shows of its flank before the low one.
    {
      d: polygon([
        side(STEP, 0),
        side(FRONT, 0),
        side(FRONT, 3.4),
        side(FRONT - 0.7, 3.3),
        side(FRONT - 0.7, 5.4),
        side(STEP, EAVES.high),
      ]),
      fill: sidingSun,
    },
    { d: panes(side, [STEP, 0, FRONT - STEP, 2.6]), fill: mix(brick, sun, 0.4) },
    // The front: siding over brick.
    {
      d: panes(high, [SPLIT, 2.6, RIGHT - SPLIT, EAVES.high - 2.6]) + gable,
      fill: {
        kind: 'linear',
        from: high(SPLIT, 4) as Point,
        to: high(RIGHT, 4) as Point,
        stops: [
          [0, siding],
          [1, sidingShade],
        ],
      },
    },
    { d: boards(high, [SPLIT, 2.6, RIGHT - SPLIT, 3], 0.28), stroke: sidingShade, width: 2 },
    {
      d: [12.2, 12.9, 13.6, 14.3, 15, 15.7, 16.4]
        .map((x) =>
          polyline([
            high(x, EAVES.high),
            high(x, EAVES.high + (top - EAVES.high) * (1 - Math.abs(x - middle) / 3.3) - 0.1),
          ]),
        )
        .join(''),
      stroke: sidingShade,
      width: 2,
    },
    {
      d: panes(high, [SPLIT, 0, RIGHT - SPLIT, 2.6]),
      fill: {
        kind: 'linear',
        from: high(SPLIT, 2) as Point,
        to: high(RIGHT, 2) as Point,
        stops: [
          [0, brick],
          [1, mix(brick, shade, 0.4)],
        ],
      },
    },
    {
      d: bricks(high, [SPLIT, 0.1, 1, 2.3], 12, 3) + bricks(high, [16.6, 0.1, 1, 2.3], 12, 5),
      stroke: mix(brick, shade, 0.5),
      width: 2,
    },
    { d: panes(high, [SPLIT - 0.1, 2.5, RIGHT - SPLIT + 0.2, 0.2]), fill: trim },
    { d: panes(high, [SPLIT, 2.1, RIGHT - SPLIT, 0.4]), fill: shade, opacity: 0.4 },
    // The garage door, in panels.
    { d: panes(high, door), fill: mix(trim, ink.midRange, 0.25) },
    {
      d: lines(
        high,
        ...[0.53, 1.05, 1.58].map((up): readonly [Point, Point] => [
          [12.3, up],
          [16.5, up],
        ]),
        ...[13.35, 14.4, 15.45].map((x): readonly [Point, Point] => [
          [x, 0],
          [x, 2.1],
        ]),
      ),
      stroke: mix(trim, ink.midRange, 0.6),
      width: 2,
    },
    { d: panes(high, door), stroke: trim, width: 5 },
    { d: panes(high, ...upper), fill: mix(glass, ink.navy, 0.2), lit: true },
    {
      d: panes(high, [11.9, 3.5, 0.3, 1.2], [13.1, 3.5, 0.3, 1.2], [15.2, 4.2, 1.5, 0.5]),
      fill: mix(trim, ink.lilac, 0.4),
    },
    {
      d:
        panes(high, ...upper) +
        lines(
          high,
          ...upper.map(([x, up]): readonly [Point, Point] => [
            [x + 0.75, up],
            [x + 0.75, up + 1.2],
          ]),
        ),
      stroke: trim,
      width: 4,
    },
    // Shutters.
    {
      d: panes(
        high,
        ...upper.flatMap(([x]): Pane[] => [
          [x - 0.5, 3.45, 0.4, 1.3],
          [x + 1.6, 3.45, 0.4, 1.3],
        ]),
      ),
      fill: mix(ink.brick, ink.soil, 0.5),
    },
    // Under the eaves, the slope that faces the sun, and the barge boards.
    {
      d: polygon([
        at(STEP - 0.6, SPLIT - 0.5, EAVES.high - 0.2),
        at(STEP - 0.6, middle, top),
        at(STEP - 0.6, RIGHT + 0.5, EAVES.high - 0.2),
        at(STEP, RIGHT + 0.5, EAVES.high - 0.2),
        high(middle, top - 0.25),
        at(STEP, SPLIT - 0.5, EAVES.high - 0.2),
      ]),
      fill: mix(sidingShade, shade, 0.5),
    },
    {
      d: polygon([
        at(STEP - 0.6, SPLIT - 0.5, EAVES.high - 0.2),
        at(STEP - 0.6, middle, top),
        at(REAR, middle, top),
        at(REAR, SPLIT - 0.5, EAVES.high - 0.2),
      ]),
      fill: {
        kind: 'linear',
        from: at(REAR, SPLIT, 5.5) as Point,
        to: at(STEP, middle, 6) as Point,
        stops: [
          [0, mix(roof, sun, 0.2)],
          [1, mix(roof, sun, 0.5)],
        ],
      },
    },
    {
      d: [0.25, 0.5, 0.75]
        .map((share) => {
          const [across, up] = [
            SPLIT - 0.5 + (middle - SPLIT + 0.5) * share,
            EAVES.high - 0.2 + (top - EAVES.high + 0.2) * share,
          ]
          return polyline([at(STEP - 0.6, across, up), at(REAR, across, up)])
        })
        .join(''),
      stroke: mix(roof, ink.soil, 0.6),
      width: 2,
      opacity: 0.5,
    },
    {
      d: polyline([at(STEP - 0.6, SPLIT - 0.5, EAVES.high - 0.2), at(STEP - 0.6, middle, top)]),
      stroke: mix(sun, ink.paper, 0.5),
      width: 9,
    },
    {
      d: polyline([at(STEP - 0.6, middle, top), at(STEP - 0.6, RIGHT + 0.5, EAVES.high - 0.2)]),
      stroke: mix(trim, ink.midRange, 0.35),
      width: 9,
    },
  ]
}

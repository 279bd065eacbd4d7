/** The low part of the house: living room, door and steps. */
import { ink, mix } from '../../palette.ts'
import { ellipse, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { boards, bricks, lines, type Pane, panes } from '../perspective.ts'
import { at, sun, sunward } from './view.ts'
import {
  BACK,
  brick,
  EAVES,
  FRONT,
  glass,
  LEFT,
  low,
  roof,
  roofSun,
  SPLIT,
  shade,
  siding,
  sidingSun,
  trim,
  wood,
} from './walls.ts'

/** A roof's slope, with courses of shingles. */
function slope(from: number, to: number, [eave, up]: Point, [ridge, top]: Point): Shape[] {
  const on = (across: number, share: number) =>
    at(eave + (ridge - eave) * share, across, up + (top - up) * share)
  return [
    {
      d: polygon([on(from, 0), on(to, 0), on(to, 1), on(from, 1)]),
      fill: {
        kind: 'linear',
        from: on(from, 0.5) as Point,
        to: on(to, 0.5) as Point,
        stops: [
          [0, roofSun],
          [0.5, roof],
          [1, mix(roof, shade, 0.35)],
        ],
      },
    },
    {
      d: [0.15, 0.3, 0.46, 0.62, 0.8].map((share) => polyline([on(from, share), on(to, share)])).join(''),
      stroke: mix(roof, ink.soil, 0.6),
      width: 2,
      opacity: 0.5,
    },
    { d: polyline([on(from, 1), on(to, 1)]), stroke: mix(sun, ink.paper, 0.3), width: 3 },
  ]
}

export function lowPart(): Shape[] {
  const end = sunward(LEFT)
  const ridge = (FRONT + BACK) / 2
  const wide: Pane[] = [[5.1, 1, 3.1, 1.9]]
  return [
    // Under the eaves at the far end.
    {
      d: polygon([
        at(ridge, LEFT - 0.5, 5.1),
        at(BACK + 0.5, LEFT - 0.5, EAVES.low),
        at(BACK + 0.5, LEFT, EAVES.low),
        at(ridge, LEFT, 5.1),
      ]),
      fill: mix(sidingSun, siding, 0.8),
    },
    // The end wall, in the sun.
    {
      d:
        panes(end, [FRONT, 0, BACK - FRONT, EAVES.low]) +
        polygon([end(FRONT, EAVES.low), end(ridge, 5), end(BACK, EAVES.low)]),
      fill: sidingSun,
    },
    { d: boards(end, [FRONT, 1, BACK - FRONT, 2.6], 0.3), stroke: mix(sidingSun, siding, 0.8), width: 2 },
    { d: panes(end, [15.6, 1.4, 1.6, 1.3]), fill: mix(sun, ink.paper, 0.5), stroke: trim, width: 4 },
    // The front: brick below, siding above.
    {
      d: panes(low, [LEFT, 0, SPLIT - LEFT, EAVES.low]),
      fill: {
        kind: 'linear',
        from: low(LEFT, 2) as Point,
        to: low(SPLIT, 2) as Point,
        stops: [
          [0, mix(brick, sun, 0.35)],
          [1, mix(brick, shade, 0.12)],
        ],
      },
    },
    { d: bricks(low, [LEFT, 0.2, 6.8, 3], 54, 7), stroke: mix(brick, shade, 0.4), width: 2.5 },
    { d: bricks(low, [LEFT, 0.2, 6.8, 3], 24, 19), stroke: mix(brick, ink.wheat, 0.55), width: 2.5 },
    // The eaves' shadow.
    { d: panes(low, [LEFT, 3, SPLIT - LEFT, 0.5]), fill: shade, opacity: 0.3 },
    { d: panes(low, ...wide), fill: glass, lit: true },
    {
      d:
        polygon([low(5.5, 1), low(6.4, 1), low(7.4, 2.9), low(6.5, 2.9)]) +
        polygon([low(6.7, 1), low(6.95, 1), low(7.95, 2.9), low(7.7, 2.9)]),
      fill: mix(ink.wheat, ink.blush, 0.5),
      opacity: 0.75,
      daily: true,
    },
    { d: panes(low, ...wide, [5.1, 1, 0.7, 1.9], [7.5, 1, 0.7, 1.9]), stroke: trim, width: 6 },
    { d: panes(low, [5, 0.82, 3.3, 0.18]), fill: trim },
    // The door, panels of wood beside it, and its lamp.
    { d: panes(low, [8.75, 0.5, 2.2, 2.5]), fill: wood },
    {
      d: lines(
        low,
        ...[8.95, 9.15, 10.5, 10.7, 10.9].map((x): readonly [Point, Point] => [
          [x, 0.5],
          [x, 3],
        ]),
      ),
      stroke: mix(wood, ink.soil, 0.6),
      width: 2,
    },
    { d: panes(low, [9.35, 0.5, 1, 2.25]), fill: mix(ink.amber, ink.brick, 0.25), stroke: trim, width: 4 },
    {
      d: panes(low, [9.6, 1, 0.5, 0.45], [9.6, 1.6, 0.5, 0.45], [9.6, 2.2, 0.5, 0.4]),
      fill: mix(ink.amber, ink.soil, 0.3),
      lit: true,
    },
    { d: ellipse(...low(10.62, 2.3), 5, 7), fill: ink.wheat, lit: true },
    ...steps(),
    ...slope(LEFT - 0.5, SPLIT, [FRONT - 0.7, EAVES.low - 0.1], [ridge, 5.1]),
    {
      d: polyline([at(FRONT - 0.7, LEFT - 0.5, EAVES.low - 0.1), at(FRONT - 0.7, SPLIT, EAVES.low - 0.1)]),
      stroke: trim,
      width: 8,
    },
    {
      d: polyline([
        at(FRONT - 0.7, LEFT - 0.5, EAVES.low - 0.1),
        at(ridge, LEFT - 0.5, 5.1),
        at(BACK + 0.5, LEFT - 0.5, EAVES.low),
      ]),
      stroke: mix(sun, ink.paper, 0.5),
      width: 7,
    },
  ]
}

/** Steps of concrete to the door, with a rail. */
function steps(): Shape[] {
  const treads = [0.45, 0.3, 0.15].map((up, i) => ({ up, along: FRONT - 1 - i * 0.35 }))
  return [
    ...treads.flatMap(({ up, along }): Shape[] => [
      {
        d: polygon([at(along, 9, up), at(along, 10.8, up), at(FRONT, 10.8, up), at(FRONT, 9, up)]),
        fill: mix(ink.pale, ink.wheat, 0.5),
      },
      {
        d: polygon([at(along, 9, up), at(along, 10.8, up), at(along, 10.8, 0), at(along, 9, 0)]),
        fill: mix(ink.belly, ink.wheat, 0.25),
      },
      {
        d: polygon([at(along, 9, up), at(FRONT, 9, up), at(FRONT, 9, 0), at(along, 9, 0)]),
        fill: mix(ink.pale, sun, 0.6),
      },
    ]),
    {
      d:
        polyline([at(FRONT - 1.8, 9, 0), at(FRONT - 1.8, 9, 0.95), at(FRONT, 9, 1.4)]) +
        polyline([at(FRONT - 0.9, 9, 0.45), at(FRONT - 0.9, 9, 1.18)]),
      stroke: ink.navy,
      width: 4,
    },
  ]
}

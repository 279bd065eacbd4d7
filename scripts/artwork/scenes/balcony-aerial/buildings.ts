/** The taller buildings below the balcony, and the tower across the street. */
import { random } from '../../noise.ts'
import { polygons } from '../../pages/aerial-homes.ts'
import { ink, mix } from '../../palette.ts'
import { seen } from '../../plane.ts'
import { type Point, polygon, type Shape } from '../../shape.ts'
import { eye } from './view.ts'

/** A building from its near left corner: how wide, deep and high, and how many floors it has. */
interface Block {
  at: Point
  wide: number
  deep: number
  up: number
  floors: number
}

const LOW: readonly Block[] = [
  { at: [-1.7, 7.09], wide: 0.9, deep: 0.5, up: 0.24, floors: 5 },
  { at: [1, 8.29], wide: 0.6, deep: 0.6, up: 0.46, floors: 9 },
  { at: [-0.45, 5.16], wide: 0.55, deep: 0.42, up: 0.2, floors: 4 },
]
const TOWER: Block = { at: [0.8, 2.31], wide: 0.62, deep: 0.5, up: 0.93, floors: 14 }

type Corner = readonly [across: number, away: number, up: number]
const face = (...corners: readonly Corner[]) => faces([corners])
const faces = (all: readonly (readonly Corner[])[]) =>
  polygons(all.map((corners) => corners.map((corner) => seen(eye, ...corner))))

/** Its roof, and the faces towards the eye, with a line at each floor and some lit rooms. */
function block({ at: [x, y], wide, deep, up, floors }: Block, seed: number): Shape[] {
  const draw = random(seed)
  const [X, Y] = [x + wide, y + deep]
  const turned = seen(eye, x, Y)[0] < seen(eye, x, y)[0]
  const [from, side]: [number, string] = turned
    ? [x, mix(ink.navy, ink.cloud, 0.5)]
    : [X, mix(ink.wheat, ink.belly, 0.3)]
  const levels = Array.from({ length: floors - 1 }, (_, i) => ((i + 1) / floors) * up)
  const strip = ([ax, ay]: Point, [bx, by]: Point, level: number) =>
    polygon([seen(eye, ax, ay, level), seen(eye, bx, by, level)]).replace('z', '')
  const bays = Math.max(3, Math.round(wide * 9))
  const rooms = levels.flatMap((level) =>
    Array.from({ length: bays }, (_, bay) => [bay, level] as const).filter(() => draw() < 0.3),
  )
  const pane = (wide / bays) * 0.62
  return [
    { d: face([from, y, 0], [from, Y, 0], [from, Y, up], [from, y, up]), fill: side },
    { d: face([x, y, 0], [X, y, 0], [X, y, up], [x, y, up]), fill: mix(ink.nearRange, ink.blue, 0.35) },
    {
      d: faces(
        rooms.map(([bay, level]) => {
          const left = x + ((bay + 0.19) * wide) / bays
          const high = (up / floors) * 0.56
          return [
            [left, y, level],
            [left + pane, y, level],
            [left + pane, y, level + high],
            [left, y, level + high],
          ]
        }),
      ),
      fill: ink.lamp,
    },
    {
      d: levels.map((level) => strip([from, y], [from, Y], level)).join(''),
      stroke: mix(ink.belly, ink.blue, 0.4),
      width: floors > 10 ? 3 : 1,
      opacity: 0.7,
    },
    {
      d: levels.map((level) => strip([x, y], [X, y], level)).join(''),
      stroke: mix(ink.pale, ink.wheat, 0.3),
      width: floors > 10 ? 5 : 2,
      opacity: 0.6,
    },
    {
      d: face([x, y, up], [X, y, up], [X, Y, up], [x, Y, up]),
      fill: mix(ink.belly, ink.wheat, 0.35),
    },
    ...(floors > 10 ? balconies([x, y], wide, levels) : []),
  ]
}

/** How far the balconies stand out of the front, their width, the height of their glass, and how far they are from its end. */
const [OUT, WIDE, RAIL, IN] = [0.04, 0.16, 0.024, 0.06]

/**
 * A balcony at each level at both ends of the front, so far from its corners that the nearer balcony ends before the wall
 * does. The glass is clear enough for the windows behind it.
 */
function balconies([x, y]: Point, wide: number, levels: readonly number[]): Shape[] {
  const front = y - OUT
  const each = levels.flatMap((level) =>
    [x + IN / 3, x + wide - WIDE - IN].map((left) => [left, left + WIDE, level] as const),
  )
  const all = (corners: (left: number, right: number, level: number) => readonly Corner[]) =>
    faces(each.map((balcony) => corners(...balcony)))
  const box = (bottom: number, top: number) =>
    all((left, right, level) => [
      [left, front, level + bottom],
      [right, front, level + bottom],
      [right, front, level + top],
      [left, front, level + top],
    ])
  const side = (bottom: number, top: number) =>
    all((left, _, level) => [
      [left, y, level + bottom],
      [left, front, level + bottom],
      [left, front, level + top],
      [left, y, level + top],
    ])
  return [
    // Its shade on the wall below.
    {
      d: all((left, right, level) => [
        [left, y, level],
        [right, y, level],
        [right, y, level - 0.03],
        [left, y, level - 0.03],
      ]),
      fill: ink.deep,
      opacity: 0.4,
    },
    // Its floor, where it is below the eye.
    {
      d: all((left, right, level) => [
        [left, front, level],
        [right, front, level],
        [right, y, level],
        [left, y, level],
      ]),
      fill: mix(ink.belly, ink.wheat, 0.3),
    },
    { d: side(0, RAIL), fill: mix(ink.blue, ink.navy, 0.4), opacity: 0.6 },
    { d: box(0, RAIL), fill: mix(ink.glacier, ink.blue, 0.4), opacity: 0.45 },
    { d: side(-0.008, 0.002), fill: mix(ink.belly, ink.navy, 0.2) },
    { d: box(-0.008, 0.002), fill: mix(ink.pale, ink.wheat, 0.45) },
    { d: box(RAIL - 0.0025, RAIL), fill: mix(ink.wheat, ink.pale, 0.4) },
  ]
}

export const lowBuildings = (): Shape[] => LOW.flatMap((each, i) => block(each, 5 + i))
export const tower = (): Shape[] => block(TOWER, 3)

/** Where a building stands. */
export const isBuilt = (u: number, v: number) =>
  [...LOW, TOWER].some(
    ({ at: [x, y], wide, deep }) => u > x - 0.26 && u < x + wide + 0.2 && v > y - 0.32 && v < y + deep + 0.26,
  )

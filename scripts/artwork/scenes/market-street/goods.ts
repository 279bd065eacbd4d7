/** What is sold: fruit and vegetables in crates along a counter and across its end, and what hangs behind it. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { dashes, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { dark } from './view.ts'

type Place = (along: number, across: number, up: number) => Point

/** Kept at night, when the lamps are over them. */
const FRUIT = [
  oklch(54, 0.125, 35),
  oklch(64, 0.085, 132),
  oklch(73, 0.115, 70),
  oklch(43, 0.075, 350),
  oklch(86, 0.085, 90),
] as const

const dots = (points: readonly Point[]) => dashes(points, 0)
const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Crates along a counter from one place to another, between two lines across; six of them. */
export function along(on: Place, [from, to]: Point, [front, back]: Point, wood: string): Shape[] {
  const step = (to - from) / 6
  const heap = (crate: number) =>
    [0.25, 0.75].flatMap((t, line) =>
      range(4 - line).map((i) =>
        on(from + step * (crate + (i + 0.6 + line * 0.4) / 4.2), front + (back - front) * t, 1.04 + 0.26 * t),
      ),
    )
  const wide = (crate: number) => Math.round(190 / (from + step * crate))
  return [
    {
      d: polygon([on(from, front, 0.95), on(to, front, 0.95), on(to, back, 1.26), on(from, back, 1.26)]),
      fill: kept(mix(wood, dark, 0.35)),
    },
    ...range(6)
      .reverse()
      .map(
        (crate): Shape => ({
          d: dots(heap(crate)),
          stroke: kept(FRUIT[crate % FRUIT.length] ?? FRUIT[0]),
          width: wide(crate),
          round: true,
        }),
      ),
    {
      d:
        range(7)
          .map((i) => polyline([on(from + step * i, front, 0.98), on(from + step * i, back, 1.3)]))
          .join('') + polyline([on(from, front, 0.99), on(to, front, 0.99)]),
      stroke: kept(wood),
      width: 6,
    },
  ]
}

/** Three crates across the end of a counter, tilted to the viewer, each with a kind of fruit. */
export function across(
  on: Place,
  from: number,
  [left, right]: Point,
  wood: string,
  fruits: readonly number[],
): Shape[] {
  const step = (right - left) / 3
  const heap = (crate: number, light: number) =>
    dots(
      (light ? [0.65] : [0.65, 0.15]).flatMap((t, line) =>
        range(5 - line).map((i): Point => {
          const [x, y] = on(
            from + 0.55 * t,
            left + step * (crate + (i + 0.62 + line * 0.5) / 5.2),
            1.07 + 0.32 * t,
          )
          return [x - light * 3, y - light * 4]
        }),
      ),
    )
  return [
    {
      d: polygon([
        on(from, left, 0.95),
        on(from, right, 0.95),
        on(from + 0.6, right, 1.36),
        on(from + 0.6, left, 1.36),
      ]),
      fill: kept(mix(wood, dark, 0.35)),
    },
    ...fruits.map(
      (fruit, crate): Shape => ({
        d: heap(crate, 0),
        stroke: kept(FRUIT[fruit] ?? FRUIT[0]),
        width: 26,
        round: true,
      }),
    ),
    {
      d: fruits.map((_, crate) => heap(crate, 1)).join(''),
      stroke: kept(ink.paper),
      width: 6,
      round: true,
      opacity: 0.5,
    },
    {
      d:
        polygon([
          on(from - 0.02, left, 0.88),
          on(from - 0.02, right, 0.88),
          on(from - 0.02, right, 1.02),
          on(from - 0.02, left, 1.02),
        ]) +
        range(4)
          .map((i) => polyline([on(from, left + step * i, 0.95), on(from + 0.6, left + step * i, 1.4)]))
          .join(''),
      fill: kept(wood),
      stroke: kept(mix(wood, dark, 0.2)),
      width: 4,
    },
  ]
}

/** Bunches that hang at the back. */
export function hung(on: Place, [from, to]: Point, back: number): Shape[] {
  const row = (up: number, shift: number) =>
    range(4).map((i) => on(from + ((to - from) * (i + shift)) / 4.4, back - 0.05, up))
  return [
    { d: dots(row(1.94, 0.4)), stroke: kept(FRUIT[1]), width: 26, round: true },
    { d: dots(row(1.98, 0.9)), stroke: kept(FRUIT[0]), width: 18, round: true },
  ]
}

/** The streets of the community below the drone, with the houses, lots and trees along them. */
import { random } from '../noise.ts'
import { outline, seen } from '../plane.ts'
import type { Point } from '../shape.ts'
import type { Home } from './aerial-homes.ts'
import { eye, HEIGHT, LINE, WIDTH, wet } from './aerial-land.ts'

/** Beyond this height in the picture, houses are alike. */
export const FAR = 462
/** A block has two rows of lots with a lane between them; the next one is across the street. */
export const LOT = 0.45
export const DEPTH = 0.72
const [STREET, LANE] = [0.15, 0.08]
const PERIOD = 2 * DEPTH + STREET + LANE
const STREETS = Array.from({ length: 5 }, (_, i) => 1.7 + i * PERIOD)
/** The streets across the others, and where the eye first sees them: the first from the river on. */
const CROSS = [
  [-3.1, 4],
  [-0.2, 1.5],
  [2.7, 2.8],
] as const

export const isFar = ([, y]: Point) => y < FAR

/** Both sides of every street, from the farthest to the nearest. */
export const sides = () =>
  STREETS.flatMap((v, i) => [side(v, -1, 2 * i), side(v, 1, 2 * i + 1)])
    .filter(({ near, far }) => near.length + far.length > 0)
    .toReversed()

export const streets = (): string => [...STREETS.map(street), ...CROSS.map(cross)].join('')

/** One side of a street: its houses, near and far, its lots, and the trees along it. */
function side(street: number, side: 1 | -1, seed: number) {
  const middle = street + side * (STREET / 2 + DEPTH / 2 - 0.04)
  const [kerb, back] = [street + side * (STREET / 2), street + side * (STREET / 2 + DEPTH)]
  const all = homes(middle, seed)
  const us = all.map(({ at }) => at[0])
  const [from, to] = [Math.min(...us) - LOT / 2, Math.max(...us) + LOT / 2]
  const corners: Point[] = [
    [from, kerb],
    [to, kerb],
    [to, back],
    [from, back],
  ]
  return {
    seed,
    side,
    near: all.filter(({ at }) => !isFar(seen(eye, ...at))).map((home) => ({ ...home, kerb })),
    far: all.filter(({ at }) => isFar(seen(eye, ...at))),
    lots: corners.map((corner) => seen(eye, ...corner)),
    verge: us.map((u) => seen(eye, u - LOT / 2, kerb + side * 0.05)),
  }
}

/** From each house to its street. */
export const drives = (homes: readonly (Home & { kerb: number })[]): string =>
  homes
    .map(({ at: [u, v], kerb }) => {
      const [[x, y], [toX, toY]] = [seen(eye, u + 0.13, v), seen(eye, u + 0.13, kerb)]
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(toX - x)} ${Math.round(toY - y)}`
    })
    .join('')

/** A street, from the river on. */
function street(v: number): string {
  let from = -9
  while (wet(from + 0.5, v)) from += 0.1
  return outline(eye, [
    [from, v - STREET / 2],
    [9, v - STREET / 2],
    [9, v + STREET / 2],
    [from, v + STREET / 2],
  ])
}

function cross([u, from]: Point): string {
  return outline(eye, [
    [u, from],
    [u + STREET, from],
    [u + STREET, 9],
    [u, 9],
  ])
}

/** The houses of one side of a street, from the far end to the near one. */
function homes(v: number, seed: number): Home[] {
  const draw = random(40 + seed)
  const all: Home[] = []
  // The lots of one side do not stand in line with those of the next.
  for (let u = -8 + ((seed * 0.61) % 1) * LOT; u < 8; u += LOT) {
    const [x, y] = seen(eye, u, v)
    const home: Home = {
      at: [u, v],
      long: 0.23 + 0.06 * draw(),
      deep: 0.23 + 0.08 * draw(),
      // With ridges along and across one street, houses would seem to lean against each other.
      roof: draw() < 0.5 || !isFar([x, y]) ? 'gable' : 'hip',
      warm: draw() < 0.4,
    }
    if (x < -60 || x + 0.24 * (y - LINE) > WIDTH || y + 0.13 * (y - LINE) > HEIGHT || y < 345) continue
    if (CROSS.some(([c]) => Math.abs(u - c - STREET / 2) < 0.3) || wet(u, v)) continue
    all.push(home)
  }
  return all
}

/** What stands behind a landmark: the sky with its cloud, the light in it, and the light on the ground at its foot. */
import { ink, kept, mix, oklch } from '../palette.ts'
import type { Moon } from '../scenes/moon.ts'
import { moonAndStars } from '../scenes/stars.ts'
import { curve, down, ellipse, glow, type Point, rect, type Shape, type Stop } from '../shape.ts'
import type { Node } from '../svg.ts'
import { WIDTH } from './landmark.ts'

interface Air {
  horizon: number
  /** The sky from its top to the horizon, by day. */
  sky: readonly Stop[]
  /** Where the sun is, how far it reaches, and its light. */
  sun: { at: Point; reach: number; light: string }
  /** Long clouds: the middle of each and half its length. */
  clouds: readonly (readonly [x: number, y: number, long: number])[]
  cloud: string
  /** The moon at night; none, if left out. */
  moon?: Moon
  seed: number
}

/** A long cloud with a flat foot. */
const lens = ([x, y, long]: readonly [number, number, number]): string =>
  `M${x - long} ${y}q${long * 0.3}-${long * 0.09} ${long * 0.8}-${long * 0.07} ${long * 0.4}-${long * 0.11} ${long * 0.8} 0 ${long * 0.2} 0 ${long * 0.4} ${long * 0.07}-${long * 0.5} ${long * 0.09}-${long} ${long * 0.05}-${long * 0.6} ${long * 0.04}-${long}-${long * 0.05}z`

export function air({ horizon, sky, sun, clouds, cloud, moon, seed }: Air): Shape[] {
  const open = rect(0, 0, WIDTH, horizon + 60)
  return [
    { d: open, fill: down(60, horizon, ...sky) },
    {
      d: open,
      fill: glow(sun.at, sun.reach, 0.55, [0, sun.light, 0.9], [0.4, sun.light, 0.42], [1, sun.light, 0]),
      daily: true,
    },
    {
      d: open,
      fill: down(
        40,
        horizon,
        [0, kept(oklch(22, 0.06, 255))],
        [0.55, kept(oklch(35, 0.085, 250))],
        [1, kept(oklch(54, 0.08, 236))],
      ),
      nightly: true,
    },
    ...moonAndStars({ width: WIDTH, horizon, apex: [800, 60], span: [1000, 1000], clear: 0.55, moon }, seed),
    { d: clouds.map(lens).join(''), fill: cloud, opacity: 0.85, daily: true },
  ]
}

/** Each of the masses of `ranges` is its rock, its snow and its shade. */
export const isSnow = (index: number): boolean => index % 3 === 1

/** The masses of `ranges`, at night with the moon on their snow. */
export const moonlit = (range: readonly Shape[]): Shape[] =>
  range.flatMap((shape, i) =>
    isSnow(i)
      ? [shape, { ...shape, fill: kept(oklch(74, 0.05, 240)), opacity: 0.8, nightly: true }]
      : [shape],
  )

/** The sun low over the land. */
export const disc = (x: number, y: number, radius: number): Shape => ({
  d: ellipse(x, y, radius),
  fill: mix(ink.wheat, ink.paper, 0.6),
  daily: true,
})

/** The arch of every landmark: where the four stand side by side, they are one form. Cuts in an ellipse are within it. */
const EDGE: readonly Point[] = [
  [-20, 300],
  [160, 196],
  [380, 112],
  [600, 66],
  [800, 52],
  [1000, 66],
  [1220, 112],
  [1440, 196],
  [1620, 300],
]

/** The cloud over the arch in three planes, its edge lit. */
export function arch(rim: string): Node[] {
  const mass = (up: number) => `${curve(EDGE.map(([x, y]): Point => [x, y - up]))}V-20H-20z`
  return [
    { d: mass(0), fill: mix(ink.cloud, ink.navy, 0.35) },
    { d: mass(16), fill: mix(ink.navy, ink.deep, 0.25) },
    { d: mass(44), fill: ink.deep },
    { d: curve(EDGE), stroke: rim, width: 4 },
  ]
}

/** Light that fades out around a lamp. */
export const halo = (x: number, y: number, radius: number, colour: string, share = 0.6): Shape => ({
  d: ellipse(x, y, radius),
  fill: glow(
    [x, y],
    radius,
    1,
    [0, kept(colour), share],
    [0.35, kept(colour), share * 0.3],
    [1, kept(colour), 0],
  ),
})

/** The moon of a night: few scenes have one, and no two of them the same. */
import { ink, kept, mix } from '../palette.ts'
import { ellipse, glow, type Point, rect, type Shape } from '../shape.ts'

export interface Moon {
  at: Point
  /** In px; near the horizon it seems large. */
  radius?: number
  /** How much warmer the haze near the horizon makes it, from 0 to 1. */
  warmth?: number
  /** Whether thin clouds are beside it. */
  veiled?: boolean
}

const RADIUS = 27
/** How far the light around it reaches, in its radii, and in px from a small one. */
const HALO = { radii: 3.2, least: 90 }
/** From this radius on it has its dark plains: centre and radii, in its own radii. */
const SEEN = 38
const PLAINS = [
  [-0.34, -0.28, 0.34, 0.3],
  [0.06, -0.42, 0.24, 0.18],
  [-0.4, 0.24, 0.26, 0.2],
  [0.36, 0.02, 0.2, 0.26],
] as const

/** Wisps beside it, each tapering to both ends: left of its middle, above or below it, and their half lengths, in radii. */
const WISPS = [
  [-1.9, 0.5, 1.7],
  [1.8, 0.92, 1.5],
] as const

const veils = ([x, y]: Point, r: number): string =>
  WISPS.map(([right, below, half]) => {
    const [left, level, long] = [x + (right - half) * r, y + below * r, half * r].map(Math.round)
    const thick = Math.round(0.13 * r)
    return `M${left} ${level}q${long}-${thick * 2} ${2 * (long ?? 0)} 0-${long} ${thick} -${2 * (long ?? 0)} 0z`
  }).join('')

export function moonShapes(moon: Moon): Shape[] {
  const { at, radius = RADIUS, warmth = 0, veiled = false } = moon
  const [x, y] = at
  const reach = Math.round(Math.max(HALO.least, HALO.radii * radius))
  const warm = mix(ink.wheat, ink.gold, warmth)
  const light = warmth > 0 ? kept(warm) : ink.paper
  const share = warmth > 0 ? 0.27 : 0.9
  return [
    {
      d: rect(x - reach, y - reach, 2 * reach, 2 * reach),
      fill: glow(at, reach, 1, [0, light, share], [1, light, 0]),
      nightly: true,
    },
    // Behind it, as thin as haze.
    ...(veiled
      ? [{ d: veils(at, radius), fill: kept(mix(ink.lilac, ink.blue, 0.45)), opacity: 0.4, nightly: true }]
      : []),
    { d: ellipse(x, y, radius), fill: warmth > 0 ? kept(warm) : ink.wheat, nightly: true },
    ...(radius >= SEEN
      ? [
          {
            d: PLAINS.map(([right, below, wide, high]) =>
              ellipse(x + right * radius, y + below * radius, wide * radius, high * radius),
            ).join(''),
            fill: kept(mix(warm, ink.belly, 0.6)),
            opacity: 0.26,
            nightly: true,
          },
        ]
      : []),
  ]
}

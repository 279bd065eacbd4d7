/** The moon of a night: few scenes have one, and no two of them the same. */
import { ink, kept, mix } from '../palette.ts'
import { ellipse, glow, type Point, rect, type Shape } from '../shape.ts'

export interface Moon {
  at: Point
  /** In px; near the horizon it seems large. */
  radius?: number
  /** How much of it is lit, from the right: 1 is full. Less than half looks like a stain at the size of a card. */
  phase?: number
  /** How far it is turned, in degrees. */
  tilt?: number
  /** How much warmer the haze near the horizon makes it, from 0 to 1. */
  warmth?: number
  /** Whether thin clouds cross it. */
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

/** A disc, or what is lit of it. */
function outline({ at: [x, y], radius = RADIUS, phase = 1, tilt = 0 }: Moon): string {
  if (phase === 1) return ellipse(x, y, radius)
  const turn = (tilt * Math.PI) / 180
  const [across, up] = [radius * Math.sin(turn), radius * Math.cos(turn)]
  const point = (side: number) => `${tenth(x + side * across)} ${tenth(y - side * up)}`
  const bulge = tenth(radius * (2 * phase - 1))
  return `M${point(1)}A${radius} ${radius} 0 0 1 ${point(-1)}A${bulge} ${radius} ${tilt} 0 1 ${point(1)}z`
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Thin clouds, each lower one shifted. */
const veils = ([x, y]: Point, r: number): string =>
  [
    [-0.5, 0.16, 2.7],
    [0.7, 0.62, 2.2],
  ]
    .map(([right = 0, down = 0, long = 0]) => {
      const [left, level, half] = [x + (right - long) * r, y + down * r, long * r].map(Math.round)
      const thick = Math.round(0.2 * r)
      return `M${left} ${level}q${half}-${thick * 2} ${(half ?? 0) * 2}-${Math.round(thick / 3)}-${half} ${thick * 2}-${(half ?? 0) * 2} ${Math.round(thick / 3)}z`
    })
    .join('')

export function moonShapes(moon: Moon): Shape[] {
  const { at, radius = RADIUS, warmth = 0, veiled = false, phase = 1 } = moon
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
    // The earth's light on the rest, without which it would be an egg.
    ...(phase < 1 ? [{ d: ellipse(x, y, radius), fill: ink.wheat, opacity: 0.2, nightly: true }] : []),
    { d: outline(moon), fill: warmth > 0 ? kept(warm) : ink.wheat, nightly: true },
    ...(radius >= SEEN && phase === 1
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
    ...(veiled
      ? [{ d: veils(at, radius), fill: kept(mix(ink.navy, ink.blue, 0.35)), opacity: 0.9, nightly: true }]
      : []),
  ]
}

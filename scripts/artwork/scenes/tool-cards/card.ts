/** What the tools' small drawings share: their size, the low light, and people who stand in it. 400 by 300 px. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, ellipse, type Gradient, glow, type Point, rect, type Shape, type Stop } from '../../shape.ts'
import { type Node, svg } from '../../svg.ts'

/** A phone shows the middle of it, as a square. */
export const [WIDE, HIGH] = [400, 300]
export const light = mix(ink.wheat, ink.gold, 0.3)

export const card = (...nodes: readonly Node[]): string => svg(WIDE, HIGH, nodes)

export const level = (from: number, to: number, ...stops: readonly Stop[]): Gradient => ({
  kind: 'linear',
  from: [from, 0],
  to: [to, 0],
  stops,
})

/** The sky of an evening, or of an early morning, down to the horizon, with its light at x; at night with stars and a moon. */
export const lowSky = (horizon: number, x: number, moon: Point): Shape[] => [
  {
    d: rect(0, 0, WIDE, HIGH),
    fill: down(
      0,
      horizon,
      [0, ink.navy],
      [0.45, mix(ink.blue, ink.lilac, 0.35)],
      [1, mix(ink.blush, ink.gold, 0.4)],
    ),
  },
  {
    d: rect(0, 0, WIDE, horizon + 60),
    fill: glow([x, horizon], 220, 0.8, [0, ink.wheat], [0.3, ink.gold, 0.7], [1, ink.gold, 0]),
    daily: true,
  },
  nightSky(0, WIDE, horizon),
  {
    d: 'M60 34h0M118 66h0M166 28h0M206 82h0M262 40h0M320 24h0M352 92h0M230 18h0M26 88h0',
    stroke: ink.wheat,
    width: 2.5,
    round: true,
    nightly: true,
  },
  { d: ellipse(...moon, 15), fill: ink.wheat, nightly: true },
]

/** A clear night over the horizon, from one x to another. */
const nightSky = (from: number, to: number, horizon: number): Shape => ({
  d: rect(from, 0, to - from, horizon + 60),
  fill: down(
    0,
    horizon,
    [0, kept(oklch(21, 0.055, 255))],
    [0.6, kept(oklch(34, 0.08, 248))],
    [1, kept(oklch(52, 0.08, 234))],
  ),
  nightly: true,
})

/** What a lamp gives around it. */
export const lampLight = (x: number, y: number, reach: number, share = 0.8): Shape => ({
  d: ellipse(x, y, reach),
  fill: glow([x, y], reach, 1, [0, ink.lamp, share], [0.5, ink.amber, share * 0.35], [1, ink.amber, 0]),
})

/** What the tools' small drawings share: their size, the low light, and people who stand in it. 400 by 300 px. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, ellipse, type Gradient, glow, rect, type Shape, type Stop } from '../../shape.ts'
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

/** The sky of an evening, or of an early morning, down to the horizon, with its light at x, and what is in it at night. */
export const lowSky = (horizon: number, x: number, ...night: readonly Node[]): Node[] => [
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
  ...night,
]

/** Stars at the points of a path of lines without length. */
export const stars = (d: string): Shape => ({
  d,
  stroke: ink.wheat,
  width: 2.5,
  round: true,
  nightly: true,
})

const GREEN = kept(oklch(82, 0.16, 158))
const TEAL = kept(oklch(68, 0.12, 190))
const VIOLET = kept(oklch(62, 0.14, 300))

/** A fold of a curtain of northern light: a soft arc, lowest and brightest at its foot at x, y, as bright as `share`. */
const fold = (x: number, y: number, reach: number, squash: number, share: number): Shape => ({
  d: rect(0, 0, WIDE, y),
  fill: glow(
    [x, y - reach * squash],
    reach,
    squash,
    [0.4, VIOLET, 0],
    [0.62, VIOLET, share * 0.3],
    [0.8, TEAL, share * 0.45],
    [0.93, GREEN, share * 0.8],
    [0.96, GREEN, share * 0.7],
    [1, GREEN, 0],
  ),
})

/** A curtain of northern light that hangs in folds, one behind the other. */
export const aurora: Node = {
  nightly: true,
  nodes: [fold(330, 66, 400, 0.36, 0.6), fold(60, 126, 460, 0.38, 1)],
}

/** The first light of a day over the horizon, before sunrise. */
export const firstLight = (x: number, horizon: number): Shape => ({
  d: rect(0, 0, WIDE, horizon + 60),
  fill: glow(
    [x, horizon],
    210,
    0.95,
    [0, kept(oklch(88, 0.1, 80))],
    [0.4, kept(oklch(74, 0.13, 52)), 0.9],
    [0.72, kept(oklch(56, 0.1, 350)), 0.55],
    [1, kept(oklch(40, 0.08, 300)), 0],
  ),
  nightly: true,
})

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

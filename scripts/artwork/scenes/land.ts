/** The land that scenes share: ranges, hills and the plain, in the tones of a time of day. */

import { type Hills, hills, toFloor } from '../hills.ts'
import { ink, mix } from '../palette.ts'
import { type Peaks, peaks } from '../peaks.ts'
import { curve, down, type Point, polygon, type Shape, type Stop } from '../shape.ts'
import { type Stand, stand } from '../trees.ts'

/** A colour blended into the land's own, and its share. */
export type Tint = readonly [colour: string, share: number]

export const tints = {
  none: [ink.navy, 0],
  dusk: [ink.navy, 0.42],
  dawn: [mix(ink.glacier, ink.blue, 0.25), 0.28],
  day: [ink.pale, 0.2],
} as const satisfies Record<string, Tint>

export const under =
  ([colour, share]: Tint) =>
  (own: string) =>
    mix(own, colour, share)

export interface Ranges {
  width: number
  /** Foot of the far range, in px from the top. */
  base: number
  rise: number
  light: number
  seed?: number
  tint?: Tint
  /** The colour that the far range fades into. */
  haze?: string
  floor: number
  spacing?: number
  /** How far the light reaches; ranges beyond it are shaded. */
  reach?: number
  /** One range or two. */
  count?: 1 | 2
}

/** A far and a near range, faceted, with snow on the summits. */
export function ranges(options: Ranges): Shape[] {
  const { width, base, rise, light, seed = 21, tint = tints.none, floor, count = 2 } = options
  const { haze = ink.gold, spacing = rise * 1.5 } = options
  const tone = under(tint)
  const across = { from: 0, to: width, light }
  const far = peaks({ ...across, seed, base, rise, spacing: spacing * 1.15 })
  const lower = base + rise * 0.2
  const near = peaks({ ...across, seed: seed + 13, base: lower, rise: rise * 0.66, spacing: spacing * 1.4 })
  const drawn: Shape[] = faceted(far, base, rise, floor, [
    tone(ink.farRange),
    tone(mix(ink.farRange, haze, 0.42)),
    tone(mix(ink.farRange, ink.blue, 0.55)),
    tone(mix(ink.pale, ink.wheat, 0.6)),
  ])
  const dim = options.reach ? [dimming(far.line, options, options.reach)] : []
  if (count === 1) return [...drawn, ...dim]
  const tones = [
    mix(ink.midRange, ink.blue, 0.3),
    mix(ink.midRange, ink.farRange, 0.45),
    mix(ink.blue, ink.navy, 0.35),
    mix(ink.glacier, ink.wheat, 0.4),
  ]
  return [...drawn, ...faceted(near, lower, rise * 0.66, floor, tones.map(tone)), ...dim]
}

/** The cloud's shadow on the ranges, outside the light. */
function dimming(line: readonly Point[], { width, light, floor }: Ranges, reach: number): Shape {
  const stops = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at): Stop => {
    const away = (at * width - light) / reach
    return [at, mix(ink.blue, ink.navy, 0.55), 0.8 * (1 - Math.exp(-(away ** 2) * 0.6))]
  })
  const fill = { kind: 'linear', from: [0, 0], to: [width, 0], stops } as const
  return { d: polygon(toFloor(line, floor)), fill }
}

/** A range in its tones: rock, the foot of the rock, the faces in the shade, and snow. */
export function faceted(
  { line, shade, snow }: Peaks,
  base: number,
  rise: number,
  floor: number,
  tones: readonly string[],
): Shape[] {
  const [rock = ink.farRange, foot = rock, dark = rock, white = rock] = tones
  const all = (faces: readonly Point[][]) => faces.map((face) => polygon(face)).join('')
  return [
    { d: polygon(toFloor(line, floor)), fill: down(base - rise, base, [0, rock], [1, foot]) },
    { d: all(snow), fill: white, opacity: 0.9 },
    { d: all(shade), fill: down(base - rise, base, [0, dark, 0.72], [1, dark, 0.08]) },
  ]
}

export interface Hillside extends Hills {
  floor: number
  top: string
  foot: string
  tint?: Tint
  /** Spruces along the top. */
  trees?: Omit<Stand, 'seed'>
  treeTone?: string
}

/** A rolling hill, optionally with spruces. */
export function hillside(options: Hillside): Shape[] {
  const { base, rise, floor, top, foot, tint = tints.none, trees, seed } = options
  const line = hills(options)
  const tone = under(tint)
  const hill: Shape = {
    d: `${curve(line)}V${floor}H${line[0]?.[0] ?? 0}z`,
    fill: down(base - rise, floor, [0, tone(top)], [1, tone(foot)]),
  }
  if (!trees) return [hill]
  return [{ d: stand(line, { ...trees, seed: seed + 5 }), fill: tone(options.treeTone ?? top) }, hill]
}

/** The land that scenes share: ranges, hills and the plain, in the tones of a time of day. */

import { type Hills, hills, toFloor } from '../hills.ts'
import { ink, mix } from '../palette.ts'
import { range } from '../ridges.ts'
import { curve, down, type Point, polygon, type Shape, type Stop, simplify } from '../shape.ts'
import { type Stand, stand } from '../trees.ts'

/** A colour blended into the land's own, and its share. */
export type Tint = readonly [colour: string, share: number]

export const tints = {
  none: [ink.navy, 0],
  dusk: [ink.navy, 0.42],
  dawn: [mix(ink.glacier, ink.blue, 0.25), 0.28],
  day: [ink.pale, 0.2],
} as const satisfies Record<string, Tint>

const under =
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
  const step = Math.max(6, spacing / 15)
  const far = range({ seed, width, base, rise, spacing, light, step })
  const near = range({
    seed: seed + 13,
    width,
    base: base + rise * 0.2,
    rise: rise * 0.78,
    spacing: spacing * 1.3,
    light,
    step,
  })
  const drawn: Shape[] = faceted(far, base, rise, floor, [
    tone(ink.farRange),
    tone(mix(ink.farRange, haze, 0.42)),
    tone(mix(ink.farRange, ink.blue, 0.42)),
    tone(mix(ink.pale, ink.wheat, 0.6)),
  ])
  const dim = options.reach ? [dimming(far.line, options, options.reach)] : []
  if (count === 1) return [...drawn, ...dim]
  const tones = [
    mix(ink.midRange, ink.blue, 0.3),
    mix(ink.midRange, ink.farRange, 0.45),
    mix(ink.blue, ink.navy, 0.35),
  ]
  const snow = mix(ink.glacier, ink.wheat, 0.4)
  return [
    ...drawn,
    ...faceted(near, base + rise * 0.2, rise * 0.78, floor, [...tones, snow].map(tone)),
    ...dim,
  ]
}

/** The cloud's shadow on the ranges, outside the light. */
function dimming(line: readonly Point[], { width, light, floor }: Ranges, reach: number): Shape {
  const stops = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at): Stop => {
    const away = (at * width - light) / reach
    return [at, mix(ink.blue, ink.navy, 0.55), 0.8 * (1 - Math.exp(-(away ** 2) * 0.6))]
  })
  const fill = { kind: 'linear', from: [0, 0], to: [width, 0], stops } as const
  return { d: polygon(toFloor(simplify(line, 1.8), floor)), fill }
}

type Faces = ReturnType<typeof range>

function faceted(
  { line, shade, litSnow }: Faces,
  base: number,
  rise: number,
  floor: number,
  tones: readonly string[],
): Shape[] {
  const [rock = ink.farRange, foot = rock, dark = rock, snow = rock] = tones
  const joined = (faces: readonly Point[][]) => faces.map((face) => polygon(simplify(face, 2))).join('')
  return [
    { d: polygon(toFloor(simplify(line, 1.8), floor)), fill: down(base - rise, base, [0, rock], [1, foot]) },
    { d: joined(shade), fill: down(base - rise, base, [0, dark, 0.8], [1, dark, 0.1]) },
    { d: joined(litSnow), fill: snow, opacity: 0.85 },
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

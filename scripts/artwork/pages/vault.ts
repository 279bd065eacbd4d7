/**
 * The arch of the page heroes. The cloud over it is left open: the hero's own background shows through, so the
 * text's field has the exact colour of the theme.
 */
import { gradientNoise, lerp, random } from '../noise.ts'
import { kept, mix } from '../palette.ts'
import { archY, type Sky } from '../scenes/arch.ts'
import { type Mood, moods } from '../scenes/moods.ts'
import type { Moon } from '../scenes/moon.ts'
import { moonAndStars } from '../scenes/stars.ts'
import {
  curve,
  down,
  type Gradient,
  glow,
  type Point,
  polygon,
  rect,
  type Shape,
  type Stop,
} from '../shape.ts'
import type { Node } from '../svg.ts'

/** An arch on a stage of `width` by `height` px. */
export type Vault = Pick<Sky, 'width' | 'horizon' | 'apex' | 'span'> & { height: number }

/** From foot to foot, below the land, or to the edge of the stage. */
export const feet = ({ apex, span, width }: Vault): [left: number, right: number] => [
  Math.max(-60, apex[0] - span[0] * 1.09),
  Math.min(width + 60, apex[0] + span[1] * 1.09),
]

export interface Light {
  mood?: Mood
  /** Where the light is, and how far it reaches. */
  light: readonly [x: number, reach: number]
  seed?: number
  /** Height of the light's centre; the horizon, if left out. */
  level?: number
  /** The moon at night; none, if left out. */
  moon?: Moon | undefined
  /** How much of the sky has stars, from the cloud down: less where houses stand in it. */
  clear?: number | undefined
  /** Whether no cloud is over it, as on a light page. */
  cloudless?: boolean
  /** The cloud's colour by day and at night, on a hero that has the same ground in both themes; else the mood's. */
  cloud?: string
}

/** The light under the arch with the land far off in it, the lit rim, and the cloud's underside. */
export function arch(vault: Vault, options: Light, ...far: readonly Node[]): Node[] {
  const { apex, horizon, height } = vault
  const { mood = moods.gold, light, seed = 1, level = horizon, moon, clear, cloudless } = options
  const tone = (share: number) =>
    options.cloud ? kept(mix(options.cloud, mood.rim, share)) : mix(mood.cloud[0], mood.rim, share)
  const [left, right] = feet(vault)
  const edge = curve(edgeOf(vault, seed))
  const open = rect(left, apex[1] - 20, right - left, height)
  const [upper, centre, lower] = mood.band
  const [core, inner, outer] = mood.glow
  const sides = [0, 0.25, 0.5, 0.75, 1].map((at): Stop => {
    const away = (lerp(left, right, at) - light[0]) / light[1]
    return [at, mood.shade, 0.85 * (1 - Math.exp(-0.6 * away ** 2))]
  })
  const reach = light[1] * 1.1
  const lamp = [
    [0, core, 0.95],
    [0.3, inner, 0.9],
    [0.6, outer, 0.62],
    [1, outer, 0],
  ] as const
  const cloud: Node[] = [
    { d: wisps(vault, seed), fill: tone(0.25), opacity: 0.2 },
    { d: edge, stroke: tone(0), width: horizon * 0.19, opacity: 0.22 },
    { d: edge, stroke: tone(0), width: horizon * 0.08, opacity: 0.34 },
  ]
  return [
    ...(cloudless ? [] : cloud),
    {
      clip: under(vault, seed),
      nodes: [
        { d: open, fill: down(apex[1], horizon, [0, upper], [0.35, centre], [1, lower]) },
        { d: open, fill: { kind: 'linear', from: [left, 0], to: [right, 0], stops: sides } },
        {
          d: open,
          fill: glow([light[0], level], reach, (1.05 * (horizon - apex[1])) / reach, ...lamp),
          daily: true,
        },
        ...moonAndStars({ ...vault, moon, clear }, seed),
        ...cloudlets(vault, light, mood, seed),
        ...far,
      ],
    },
    { d: edge, stroke: rim(vault, light, mood), width: 4 },
  ]
}

/** The outline of what lies under the arch, for clipping. */
export function under(vault: Vault, seed: number): string {
  return `${curve(edgeOf(vault, seed))}V${vault.height}H${Math.round(feet(vault)[0])}z`
}

function edgeOf(vault: Vault, seed: number): Point[] {
  const noise = gradientNoise(seed + 40)
  const [left, right] = feet(vault)
  return Array.from({ length: 11 }, (_, step): Point => {
    const x = lerp(left, right, step / 10)
    return [x, archY(vault, x) + 7 * noise(x / 420, 1.5)]
  })
}

/** Long streaks in the cloud, along the arch. */
function wisps(vault: Vault, seed: number): string {
  const draw = random(seed + 3)
  const share = vault.horizon / 800
  return Array.from({ length: 8 }, (_, index) => {
    const rise = (56 + 24 * index * (0.7 + 0.5 * draw())) * share
    const start = feet(vault)[0] + 160 + 1150 * draw()
    const long = 420 + 520 * draw()
    const thick = (5 + 9 * draw()) * share
    const at = (along: number, up: number): Point => {
      const x = start + long * along
      return [x, archY(vault, x) - rise - up]
    }
    // Cut off by the edge of the stage, it would look broken.
    if (Math.min(at(0, 0)[1], at(0.6, thick)[1], at(1, 0)[1]) < 4) return ''
    const back = curve([at(1, 0), at(0.6, -thick * 0.4), at(0.25, -thick * 0.3), at(0, 0)])
    return `${curve([at(0, 0), at(0.3, thick), at(0.7, thick * 0.8), at(1, 0)])}${back.replace(/^M[^c]*/, '')}z`
  }).join('')
}

/** The rim is brightest at the light and fades out beside it. */
function rim(vault: Vault, light: readonly [number, number], mood: Mood): Gradient {
  const [left, right] = feet(vault)
  const stops = [0, 0.15, 0.3, 0.5, 0.75, 1].map((at): Stop => {
    const away = (lerp(left, right, at) - light[0]) / (light[1] * 1.1)
    return [at, mood.rim, 0.12 + 0.88 * Math.exp(-(away ** 2))]
  })
  return { kind: 'linear', from: [left, 0], to: [right, 0], stops }
}

/** Thin clouds in the light. */
function cloudlets(
  { apex, horizon }: Vault,
  [middle, reach]: readonly [number, number],
  mood: Mood,
  seed: number,
): Shape[] {
  const draw = random(seed + 7)
  const lens = Array.from({ length: 7 }, () => {
    const up = 0.16 + 0.46 * draw()
    const y = horizon - (horizon - apex[1]) * up
    const long = reach * (0.2 + 0.4 * draw())
    const x = middle + 60 + (draw() - 0.4) * reach * 1.1
    const thick = 4 + 9 * up * draw()
    return polygon([
      [x - long / 2, y + 3],
      [x - long * 0.1, y - thick],
      [x + long * 0.3, y - thick * 0.7],
      [x + long / 2, y - 4],
      [x + long * 0.1, y + thick * 0.3],
    ])
  })
  return [{ d: lens.join(''), fill: mood.rim, opacity: 0.4, daily: true }]
}

/**
 * The stage of the page heroes. The text ends at its middle: everything to the right of that may be cut off by
 * the window, and everything to the left lies under or below the text.
 */
import { gradientNoise } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { peaks } from '../peaks.ts'
import { faceted, type Tint, under as tinted, tints } from '../scenes/land.ts'
import { curve, down, type Gradient, type Point, type Shape } from '../shape.ts'
import { feet, type Vault } from './vault.ts'

export const [WIDTH, HEIGHT] = [4000, 1000]

/** The arch beside the text. */
export const BESIDE: Vault = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 800,
  apex: [2600, 190],
  span: [700, 1500],
}

interface Ranges {
  light: number
  rise?: number
  seed?: number
  tint?: Tint
  /** The colour that the far range fades into. */
  haze?: string
  base?: number
  /** One range or two. */
  count?: 1 | 2
}

/** A far and a near range under an arch. */
export function mountains(vault: Vault, options: Ranges): Shape[] {
  const {
    light,
    rise = 120,
    seed = 5,
    tint = tints.none,
    haze = ink.gold,
    base = vault.horizon,
    count = 2,
  } = options
  const [from, to] = feet(vault)
  const layer = (
    at: number,
    high: number,
    spacing: number,
    colours: readonly string[],
    shift: number,
  ): Shape[] => {
    const range = peaks({ seed: seed + shift, from, to, base: at, rise: high, spacing, light })
    return faceted(range, at, high, at + 60, colours.map(tinted(tint)))
  }
  const far = [
    ink.farRange,
    mix(ink.farRange, haze, 0.42),
    mix(ink.farRange, ink.blue, 0.55),
    mix(ink.pale, ink.wheat, 0.6),
  ]
  const near = [
    mix(ink.midRange, ink.blue, 0.3),
    mix(ink.midRange, ink.farRange, 0.45),
    mix(ink.blue, ink.navy, 0.35),
    mix(ink.glacier, ink.wheat, 0.4),
  ]
  return [
    ...layer(base, rise, rise * 1.7, far, 0),
    ...(count === 2 ? layer(base + rise * 0.2, rise * 0.62, rise * 2.1, near, 13) : []),
  ]
}

/**
 * Land from the left edge of the stage, in the cloud's shadow below the text, to the light under the arch.
 * `fall`: how far it is lower below the text, in px; `depth`: how dark it is at the bottom.
 */
export function land(top: number, swell: number, lit: string, seed: number, fall = 90, depth = 0.8): Shape[] {
  const d = ground(top, swell, seed, fall)
  const shade = mix(lit, ink.night, 0.78)
  const stops = [
    [0, shade],
    [0.3, shade],
    [0.56, lit],
    [0.75, lit],
    [1, mix(lit, shade, 0.5)],
  ] as const
  return [
    { d, fill: { kind: 'linear', from: [0, 0], to: [WIDTH, 0], stops } },
    { d, fill: down(top, HEIGHT, [0, ink.night, 0], [1, ink.night, depth]) },
  ]
}

/** A surface that fades out below the text. */
export const road = (tone: string): Gradient => ({
  kind: 'linear',
  from: [1700, 0],
  to: [2200, 0],
  stops: [
    [0, tone, 0],
    [1, tone],
  ],
})

/** The cloud's shadow over a surface that ends below the text, such as water. */
export const shadow = (top: number, fall = 90): Shape => ({
  d: ground(top, 0, 1, fall),
  fill: {
    kind: 'linear',
    from: [1820, 0],
    to: [2250, 0],
    stops: [
      [0, mix(ink.navy, ink.night, 0.75)],
      [0.3, ink.night, 0.8],
      [1, ink.night, 0],
    ],
  },
})

/** The outline of land: low below the text, at `top` under the arch. */
function ground(top: number, swell: number, seed: number, fall: number): string {
  const noise = gradientNoise(seed)
  const points: Point[] = []
  for (let x = -100; x <= WIDTH + 100; x += x < 1500 ? 400 : x < 2300 ? 130 : 268) {
    const near = 1 / (1 + Math.exp(-(x - 1730) / 100))
    points.push([x, top + fall * (1 - near) + swell * noise(x / 460, 0.5) * (0.35 + 0.65 * near)])
  }
  return `${curve(points)}V${HEIGHT}H-100z`
}

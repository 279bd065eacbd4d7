/** The sky every scene shares: a band of light beneath the cloud's long edge. */
import { clamp, gradientNoise, random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { curve, down, type Gradient, glow, type Point, polygon, rect, type Shape, type Stop } from '../shape.ts'

/** A time of day: what the band, the light in it and the cloud over it look like. */
export interface Mood {
  /** The clear band from the arch down to the horizon, away from the light. */
  band: readonly [upper: string, middle: string, lower: string]
  /** The light, from its core outwards. */
  glow: readonly [core: string, inner: string, outer: string]
  /** What the band darkens to, far from the light. */
  shade: string
  /** The cloud at its edge, over it, and at the top. */
  cloud: readonly [edge: string, middle: string, top: string]
  rim: string
}

const rose = oklch(80, 0.075, 50)

export const moods = {
  gold: {
    band: [mix(ink.glacier, ink.blue, 0.45), ink.glacier, mix(ink.pale, ink.wheat, 0.35)],
    glow: [ink.amber, ink.gold, ink.wheat],
    shade: mix(ink.blue, ink.cloud, 0.5),
    cloud: [mix(ink.belly, ink.blue, 0.2), ink.cloud, ink.deep],
    rim: mix(ink.gold, ink.wheat, 0.5),
  },
  dusk: {
    band: [mix(ink.blue, ink.cloud, 0.45), ink.blue, mix(ink.glacier, ink.blue, 0.35)],
    glow: [ink.amber, mix(ink.gold, rose, 0.45), mix(rose, ink.pale, 0.4)],
    shade: mix(ink.navy, ink.blue, 0.15),
    cloud: [mix(ink.cloud, ink.blue, 0.25), ink.navy, ink.deep],
    rim: mix(ink.amber, ink.wheat, 0.35),
  },
  dawn: {
    band: [mix(ink.glacier, ink.blue, 0.5), ink.glacier, ink.pale],
    glow: [mix(ink.gold, rose, 0.6), mix(ink.wheat, rose, 0.5), ink.wheat],
    shade: mix(ink.blue, ink.glacier, 0.25),
    cloud: [mix(ink.belly, ink.blue, 0.4), mix(ink.cloud, ink.blue, 0.25), ink.navy],
    rim: ink.wheat,
  },
  day: {
    band: [mix(ink.glacier, ink.blue, 0.4), ink.glacier, ink.pale],
    glow: [ink.wheat, mix(ink.wheat, ink.paper, 0.5), ink.paper],
    shade: mix(ink.glacier, ink.blue, 0.5),
    cloud: [mix(ink.belly, ink.blue, 0.4), mix(ink.cloud, ink.blue, 0.2), ink.navy],
    rim: ink.paper,
  },
} as const satisfies Record<string, Mood>

export interface Sky {
  width: number
  horizon: number
  apex: Point
  /** Half spans of the arch in px, to where it would meet the horizon. */
  span: readonly [left: number, right: number]
  /** Where the light is, and how far it reaches. */
  light: readonly [x: number, reach: number]
  mood?: Mood
  seed?: number
  /** Streaks in the cloud. */
  streaks?: number
}

/** Height of the cloud's edge at x, in px from the top. */
export function archY({ apex, span, horizon }: Sky, x: number): number {
  const share = x < apex[0] ? (apex[0] - x) / span[0] : (x - apex[0]) / span[1]
  return apex[1] + (horizon - apex[1]) * share ** 1.9
}

/** Band, thin clouds in it, the cloud mass with its streaks, and the lit rim. */
export function sky(options: Sky): Shape[] {
  const { width, horizon, apex, light, mood = moods.gold, seed = 1 } = options
  const edge = edgeOf(options)
  const [edgeTone, middle, top] = mood.cloud
  const floor = Math.max(...edge.map(([, y]) => y))
  const mass = `${curve(edge)}V0H0z`
  const sides = [0, 0.25, 0.5, 0.75, 1].map((at): Stop => {
    const away = (at * width - light[0]) / light[1]
    return [at, mood.shade, 0.9 * (1 - Math.exp(-0.8 * away ** 2))]
  })
  const open = rect(0, 0, width, horizon + 60)
  const [upper, centre, lower] = mood.band
  const [core, inner, outer] = mood.glow
  const reach = light[1] * 1.05
  const squash = (1.02 * (horizon - apex[1])) / reach
  const lamp = glow([light[0], horizon], reach, squash, [0, core, 0.95], [0.3, inner, 0.9], [0.6, outer, 0.62], [1, outer, 0])
  return [
    { d: open, fill: down(apex[1], horizon, [0, upper], [0.35, centre], [1, lower]) },
    { d: open, fill: { kind: 'linear', from: [0, 0], to: [width, 0], stops: sides } },
    { d: open, fill: lamp },
    ...strips(options, mood, seed),
    { d: mass, fill: down(0, floor, [0, top], [clamp((apex[1] / floor) * 0.55), middle], [clamp(apex[1] / floor), mix(edgeTone, middle, 0.25)], [1, edgeTone]) },
    ...layers(options, mood, seed),
    ...streaks(options, mood, seed),
    { d: curve(edge), stroke: rimOf(options, mood), width: 3.5 },
  ]
}

function edgeOf(options: Sky): Point[] {
  const noise = gradientNoise((options.seed ?? 1) + 40)
  const points: Point[] = []
  const step = options.width / 9
  for (let x = -step; x <= options.width + step * 1.01; x += step) {
    points.push([x, archY(options, x) + 7 * noise((x * 3) / options.width, 1.5)])
  }
  return points
}

/** The rim burns where the light is and fades out beside it. */
function rimOf({ width, light }: Sky, mood: Mood): Gradient {
  const stops = [0, 0.33, 0.67, 1].map((at): Stop => {
    const away = (at * width - light[0]) / (light[1] * 1.15)
    return [at, mood.rim, 0.08 + 0.92 * Math.exp(-(away ** 2))]
  })
  return { kind: 'linear', from: [0, 0], to: [width, 0], stops }
}

/** Thin level clouds in the band, lit from below. */
function strips({ horizon, apex, light }: Sky, mood: Mood, seed: number): Shape[] {
  const draw = random(seed + 7)
  const lens = Array.from({ length: 6 }, () => {
    const up = 0.1 + 0.5 * draw()
    const y = horizon - (horizon - apex[1]) * up
    const long = light[1] * (0.25 + 0.5 * draw()) * (0.5 + up)
    const x = light[0] + (draw() - 0.5) * light[1] * 1.3
    const thick = 3 + 9 * up * draw()
    return polygon([[x - long / 2, y + 3], [x - long * 0.1, y - thick], [x + long * 0.3, y - thick * 0.7], [x + long / 2, y - 4], [x + long * 0.1, y + thick * 0.3]])
  })
  return [{ d: lens.join(''), fill: mix(mood.rim, ink.gold, 0.4), opacity: 0.42 }]
}

/** The cloud's own layers, each darker than the one beneath and with a slower edge. */
function layers(options: Sky, mood: Mood, seed: number): Shape[] {
  const { width, apex } = options
  const noise = gradientNoise(seed + 90)
  return [0.06, 0.17, 0.34, 0.58].map((rise, index) => {
    const points: Point[] = []
    const step = width / 6
    for (let x = -step; x <= width + step * 1.01; x += step) {
      const wave = (0.4 + rise) * 0.16 * apex[1] * noise(x / (width * (0.16 + rise * 0.3)), index * 3.7)
      points.push([x, archY(options, x) * (1 - rise * 0.2) - apex[1] * rise * 0.86 + wave])
    }
    const tone = index % 2 ? mix(mood.cloud[1], mood.cloud[2], 0.55) : mix(mood.cloud[1], mood.cloud[2], 0.1)
    return { d: `${curve(points)}V0H0z`, fill: tone, opacity: 0.34 }
  })
}

/** Long thin lenses that follow the arch, close together near its edge and wide apart overhead. */
function streaks(options: Sky, mood: Mood, seed: number): Shape[] {
  const { width, apex, streaks: count = 12, light } = options
  const draw = random(seed + 3)
  const shapes: Shape[] = []
  for (let i = 0; i < count; i++) {
    const rise = ((i + 0.5) / count) ** 1.9
    const long = width * (0.3 + 0.4 * draw())
    const start = width * (draw() * 1.1 - 0.25)
    const thick = 3 + apex[1] * 0.075 * rise * (0.4 + 0.6 * draw())
    const at = (share: number, lift: number): Point => {
      const x = start + long * share
      return [x, archY(options, x) * (1 - rise * 0.25) - apex[1] * rise * 0.7 - 10 - lift]
    }
    const upper = [0.3, 0.7].map((share) => at(share, thick))
    const lower = [0.7, 0.3].map((share) => at(share, -thick * 0.4))
    const near = Math.exp(-(((start + long / 2 - light[0]) / light[1]) ** 2))
    const bright = i % 3 !== 1
    const tone = bright ? mix(mood.cloud[0], mood.rim, 0.3 * near * (1 - rise)) : mood.cloud[2]
    const back = curve([at(1, 0), ...lower, at(0, 0)]).replace(/^M[^c]*/, '')
    const d = `${curve([at(0, 0), ...upper, at(1, 0)])}${back}z`
    shapes.push({ d, fill: tone, opacity: bright ? 0.42 - 0.32 * rise : 0.3 })
  }
  return shapes
}

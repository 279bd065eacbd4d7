/** The sky that scenes share: a band of light below the cloud's long edge. */
import { clamp, gradientNoise, random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
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
import { archY, type Sky } from './arch.ts'
import { layers, streaks } from './cloud.ts'
import { type Mood, moods } from './moods.ts'
import { moonAndStars } from './stars.ts'

/** The band and its thin clouds, the cloud mass with its streaks, and the lit rim. */
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
  const lamp = glow(
    [light[0], horizon],
    reach,
    squash,
    [0, core, 0.95],
    [0.3, inner, 0.9],
    [0.6, outer, 0.62],
    [1, outer, 0],
  )
  return [
    { d: open, fill: down(apex[1], horizon, [0, upper], [0.35, centre], [1, lower]) },
    { d: open, fill: { kind: 'linear', from: [0, 0], to: [width, 0], stops: sides } },
    { d: open, fill: lamp, daily: true },
    ...moonAndStars(options, seed),
    ...strips(options, mood, seed),
    {
      d: mass,
      fill: down(
        0,
        floor,
        [0, top],
        [clamp((apex[1] / floor) * 0.55), middle],
        [clamp(apex[1] / floor), mix(edgeTone, middle, 0.25)],
        [1, edgeTone],
      ),
    },
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

/** The rim is brightest at the light and fades out beside it. */
function rimOf({ width, light }: Sky, mood: Mood): Gradient {
  const stops = [0, 0.33, 0.67, 1].map((at): Stop => {
    const away = (at * width - light[0]) / (light[1] * 1.15)
    return [at, mood.rim, 0.08 + 0.92 * Math.exp(-(away ** 2))]
  })
  return { kind: 'linear', from: [0, 0], to: [width, 0], stops }
}

/** Thin horizontal clouds in the band, lit from below. */
function strips({ horizon, apex, light }: Sky, mood: Mood, seed: number): Shape[] {
  const draw = random(seed + 7)
  const lens = Array.from({ length: 6 }, () => {
    const up = 0.1 + 0.5 * draw()
    const y = horizon - (horizon - apex[1]) * up
    const long = light[1] * (0.25 + 0.5 * draw()) * (0.5 + up)
    const x = light[0] + (draw() - 0.5) * light[1] * 1.3
    const thick = 3 + 9 * up * draw()
    return polygon([
      [x - long / 2, y + 3],
      [x - long * 0.1, y - thick],
      [x + long * 0.3, y - thick * 0.7],
      [x + long / 2, y - 4],
      [x + long * 0.1, y + thick * 0.3],
    ])
  })
  return [{ d: lens.join(''), fill: mix(mood.rim, ink.gold, 0.4), opacity: 0.42, daily: true }]
}

/** An evening sky without a cloud, from its top down to the horizon at `line`; lilac at `middle`, a share of that. */
export const openSky = (line: number, middle = 0.55): Gradient =>
  down(0, line, [0, ink.blue], [middle, mix(ink.glacier, ink.lilac, 0.6)], [1, mix(ink.blush, ink.gold, 0.2)])

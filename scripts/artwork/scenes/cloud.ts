/** The texture of the cloud over the arch. */
import { gradientNoise, random } from '../noise.ts'
import { mix } from '../palette.ts'
import { curve, type Point, type Shape } from '../shape.ts'
import { archY, type Sky } from './arch.ts'
import type { Mood } from './moods.ts'

/** The cloud's layers, each darker than the one below, with a smoother edge. */
export function layers(options: Sky, mood: Mood, seed: number): Shape[] {
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

/** Long thin streaks along the arch, dense near its edge and sparse overhead. */
export function streaks(options: Sky, mood: Mood, seed: number): Shape[] {
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

/** The sky of the hero, painted pixel by pixel: cloud above the arch, the band of light below. */
import { clamp, gradientNoise, layeredNoise, lerp, smoothstep } from '../noise.ts'
import { mix, type Rgb, rgb } from '../palette.ts'
import { cloudEdge, cloudWarp } from './cloud-edge.ts'
import type { Hour, Ramp } from './hour.ts'
import { archAt, type Layout, lightAt } from './layout.ts'

const STEPS = 512

export type PaintSky = (time: number, pixels: Uint8ClampedArray, scale: number) => void

/** A function that paints the sky at `time` (0 to 1, where 1 equals 0) into RGBA pixels, `scale` per px. */
export function skyPainter(layout: Layout, { sky }: Hour): PaintSky {
  const band = table(sky.band)
  const away = table(sky.away)
  const cloud = table(sky.cloud)
  const { edge: rimEdge, under: rimUnder } = sky.rim
  const lit = rgb(sky.rim.colour)
  const texture = gradientNoise(11)
  const warp = cloudWarp()
  const strips = gradientNoise(13)
  const { width, height, horizon, apex } = layout
  const reach = apex[1]

  /** Cross-fades two drifting copies; the sum keeps its contrast. */
  const drifting = (time: number, at: (travel: number) => number): number => {
    const share = smoothstep(0, 1, time)
    const sum = at(time) * (1 - share) + at(time - 1) * share
    return sum / Math.sqrt((1 - share) ** 2 + share ** 2)
  }

  return (time, pixels, scale) => {
    const turn = 2 * Math.PI * (time + 0.5)
    const breath = 1 + 0.06 * Math.sin(turn)
    const edgeAt = cloudEdge(layout, warp, time)
    const columns = Math.round(width * scale)
    const rows = Math.min(Math.round(height * scale), Math.round((horizon + 30) * scale))
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) / scale
      const arch = archAt(layout, x)
      const edge = edgeAt(x)
      const light = clamp(lightAt(layout, x) * breath)
      for (let row = 0; row < rows; row++) {
        const y = (row + 0.5) / scale
        const over = edge - y
        const cover = smoothstep(-1.6, 1.6, over)
        let red = 0
        let green = 0
        let blue = 0
        if (cover < 1) {
          const up = clamp((horizon - y) / (horizon - arch))
          const far = 0.06 + 0.5 * up
          const strip = drifting(time, (travel) =>
            layeredNoise(strips, (x + 250 * travel) / (430 * far), (horizon - y) / (52 * far) + 4, 3),
          )
          const lift =
            sky.strips * smoothstep(0.12, 0.55, strip) * smoothstep(0.04, 0.3, up) * smoothstep(1, 0.7, up)
          const shade = clamp(up - 0.2 * lift + 0.02 * strip)
          const index = Math.round(shade * STEPS) * 3
          const share = smoothstep(0, 1, light)
          red = lerp(away[index] ?? 0, band[index] ?? 0, share)
          green = lerp(away[index + 1] ?? 0, band[index + 1] ?? 0, share)
          blue = lerp(away[index + 2] ?? 0, band[index + 2] ?? 0, share)
        }
        if (cover > 0) {
          const rise = clamp(over / reach)
          const depth = 1 / (rise * 2.1 + 0.16)
          const across = ((x - apex[0]) / 520) * depth
          const bend = 0.55 * warp(across * 0.5, depth * 1.1)
          const grain = drifting(time, (travel) =>
            layeredNoise(texture, across * 0.8 + bend, (depth + 0.85 * travel) * 2.6 + bend, 4),
          )
          // Darker away from the light, where the page's text is.
          const shade = rise * 0.92 + 0.13 * (1 - light)
          const body = clamp(shade - grain * (0.06 + 0.3 * smoothstep(0.02, 0.34, rise)))
          const index = Math.round(body * STEPS) * 3
          const rim = Math.exp(-over / 3.2) * 0.9 + Math.exp(-over / 26) * 0.24
          const under = Math.exp(-rise * 5.5) * clamp(0.32 + grain * 0.9) * 0.34
          const glow = clamp(
            (rimEdge * rim * (0.1 + 0.9 * light) + rimUnder * under * light) * (0.3 + 0.7 * light),
          )
          red = lerp(red, lerp(cloud[index] ?? 0, lit[0], glow), cover)
          green = lerp(green, lerp(cloud[index + 1] ?? 0, lit[1], glow), cover)
          blue = lerp(blue, lerp(cloud[index + 2] ?? 0, lit[2], glow), cover)
        }
        const at = (row * columns + column) * 4
        pixels[at] = red
        pixels[at + 1] = green
        pixels[at + 2] = blue
        pixels[at + 3] = 255
      }
    }
  }
}

function table(ramp: Ramp): Float32Array {
  const entries = new Float32Array((STEPS + 1) * 3)
  for (let step = 0; step <= STEPS; step++) entries.set(colourAt(ramp, step / STEPS), step * 3)
  return entries
}

function colourAt(ramp: Ramp, at: number): Rgb {
  const next = Math.max(
    1,
    ramp.findIndex(([offset]) => offset >= at),
  )
  const [to, colour] = ramp[next] ?? [1, '#000000']
  const [from, before] = ramp[next - 1] ?? [0, colour]
  return rgb(mix(before, colour, clamp((at - from) / (to - from || 1))))
}

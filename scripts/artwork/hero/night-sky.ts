/** What shines in the hero's sky at night: the moon and the stars, in the band of light under the cloud. */
import { clamp, random, smoothstep } from '../noise.ts'
import { alpha } from '../palette.ts'
import type { Hour } from './hour.ts'
import { archAt, type Layout } from './layout.ts'

type Context = CanvasRenderingContext2D

export function drawNightSky(context: Context, layout: Layout, { sky }: Hour, time: number): void {
  const { moon, stars } = sky
  if (!moon) return
  const draw = random(1781)
  const { width, horizon } = layout
  for (let index = 0; index < stars; index++) {
    const [x, share, size, phase] = [draw() * width, draw(), draw() ** 4, draw()]
    const top = archAt(layout, x) + 12
    const y = top + (horizon - 30 - top) * share
    const fromMoon = Math.hypot(x - moon[0], y - moon[1])
    const clear = smoothstep(26, 110, fromMoon) * smoothstep(horizon - 20, horizon - 110, y)
    const twinkle = 1 - 0.35 * size * (0.5 + 0.5 * Math.sin(2 * Math.PI * (2 * time + phase)))
    const radius = 0.5 + 0.85 * size
    context.fillStyle = alpha(STAR, clamp(clear * twinkle * (0.42 + 0.58 * size)))
    context.beginPath()
    context.arc(x, y, radius, 0, 7)
    context.fill()
    if (size > 0.45) halo(context, x, y, radius * 5.5, 0.3 * clear * twinkle)
  }
  const [x, y] = moon
  halo(context, x, y, 150, 0.34)
  halo(context, x, y, 46, 0.5)
  context.fillStyle = MOON
  context.beginPath()
  context.arc(x, y, RADIUS, 0, 7)
  context.fill()
  context.save()
  context.clip()
  for (const [dx, dy, size] of SEAS) {
    context.fillStyle = alpha(SEA, 0.5)
    context.beginPath()
    context.ellipse(x + dx * RADIUS, y + dy * RADIUS, size * RADIUS, size * 0.8 * RADIUS, 0.5, 0, 7)
    context.fill()
  }
  context.restore()
}

const STAR = '#eef6ff'
const MOON = '#fbf7ea'
const SEA = '#d9dcd8'
const RADIUS = 14.5
/** The dark plains on the moon: their places and sizes, in radii. */
const SEAS = [
  [-0.32, -0.3, 0.34],
  [0.18, -0.42, 0.24],
  [0.42, -0.02, 0.26],
  [-0.42, 0.24, 0.28],
  [0.08, 0.5, 0.14],
] as const

function halo(context: Context, x: number, y: number, radius: number, strength: number): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
  for (const share of [0, 0.1, 0.25, 0.45, 0.7, 1])
    gradient.addColorStop(share, alpha(STAR, strength * (1 - share) ** 3))
  context.fillStyle = gradient
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

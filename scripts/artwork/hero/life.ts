/** The moving parts of the hero. Each motion repeats a whole number of times from time 0 to 1, so the film loops. */
import { random } from '../noise.ts'
import { alpha, mix } from '../palette.ts'
import type { Skyline } from '../skyline.ts'
import type { Hour } from './hour.ts'
import type { Haze } from './land.ts'
import { archAt, type Layout, lightAt } from './layout.ts'

type Context = CanvasRenderingContext2D

/** A wave from 0 to 1 with `turns` periods. */
const wave = (time: number, turns: number, phase: number): number =>
  0.5 + 0.5 * Math.sin(2 * Math.PI * (turns * time + phase))

/** Banks of haze that drift back and forth at the foot of a layer. */
export function drawHaze(
  context: Context,
  layout: Layout,
  hour: Hour,
  haze: Haze,
  seed: number,
  time: number,
): void {
  const draw = random(seed + 70)
  const { width, relief } = layout
  const depth = haze.depth * relief
  for (let bank = 0; bank < 9; bank++) {
    const home = (width * (bank + 0.5)) / 9 + 40 * (draw() - 0.5)
    const x = home + 58 * Math.sin(2 * Math.PI * (time + draw()))
    const light = lightAt(layout, home)
    const colour = mix(hour.haze.away, hour.haze.lit, light)
    const strength =
      hour.haze.strength * haze.strength * (0.3 + 0.7 * light) * (0.72 + 0.28 * wave(time, 1, draw()))
    const wide = width * 0.13
    context.save()
    context.translate(x, haze.y)
    context.scale(1, depth / wide)
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, wide)
    gradient.addColorStop(0, alpha(colour, strength))
    gradient.addColorStop(0.5, alpha(colour, strength * 0.5))
    gradient.addColorStop(1, alpha(colour, 0))
    context.fillStyle = gradient
    context.fillRect(-wide, -wide, 2 * wide, 2 * wide)
    context.restore()
  }
}

/** Lit windows: most stay on, a few turn on and off. */
export function drawWindows(
  context: Context,
  { windows, pane, beacon }: Skyline,
  { inks, lamps }: Hour,
  time: number,
): void {
  const draw = random(17)
  for (const [x, y] of windows) {
    const steady = 0.35 + 0.55 * draw()
    const restless = draw() < 0.22
    const level = restless ? 0.15 + 0.8 * wave(time, 1 + Math.floor(draw() * 2), draw()) ** 2 : steady
    context.fillStyle = alpha(lamps.colour, level * lamps.strength)
    context.fillRect(x, y, pane, pane * 0.9)
  }
  const pulse = wave(time, 2, 0.25)
  context.fillStyle = alpha(inks.brick, 0.25 + 0.5 * pulse)
  context.beginPath()
  context.arc(beacon[0], beacon[1], pane * (0.9 + 0.5 * pulse), 0, 7)
  context.fill()
}

/** Short horizontal strokes of light on the water. */
export function drawGlints(
  context: Context,
  course: readonly (readonly [x: number, y: number, width: number])[],
  layout: Layout,
  { water }: Hour,
  time: number,
): void {
  const draw = random(29)
  const glint = water[0]?.[1] ?? ''
  for (const [x, y, wide] of course) {
    const many = Math.min(7, 1 + Math.floor(wide / 12))
    for (let i = 0; i < many; i++) {
      const at = x + (draw() - 0.5) * wide * 0.8
      const drop = (draw() - 0.5) * wide * 0.3
      const long = Math.max(2, wide * (0.06 + 0.16 * draw()))
      const level = wave(time, 1 + Math.floor(draw() * 3), draw()) ** 3
      const far = 1 - (y - layout.city.ground) / (layout.height - layout.city.ground)
      context.fillStyle = alpha(glint, level * (0.18 + 0.6 * far))
      context.fillRect(at - long / 2, y + drop, long, Math.max(0.8, wide * 0.016))
    }
  }
}

/** Two hawks circling in the light. */
export function drawHawks(context: Context, layout: Layout, { inks }: Hour, time: number): void {
  const [x, y] = layout.hawks
  for (const [index, size] of [6.5, 5].entries()) {
    const turn = 2 * Math.PI * (time + index * 0.42)
    const atX = x + index * 34 + 58 * Math.cos(turn)
    const atY = Math.max(archAt(layout, x) + 34, y - index * 20 + 13 * Math.sin(turn))
    const bank = 0.35 * Math.sin(turn)
    const span = size * (0.75 + 0.25 * Math.abs(Math.sin(turn)))
    context.save()
    context.translate(atX, atY)
    context.rotate(bank)
    context.strokeStyle = alpha(inks.navy, 0.8)
    context.lineWidth = 1.25
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(-span, -1.6)
    context.quadraticCurveTo(-span * 0.45, -2.6, 0, 0.6)
    context.quadraticCurveTo(span * 0.45, -2.6, span, -1.6)
    context.stroke()
    context.restore()
  }
}

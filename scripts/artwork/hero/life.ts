/** The moving parts of the hero. Each motion repeats a whole number of times from time 0 to 1, so the film loops. */
import { lerp, random } from '../noise.ts'
import { alpha, mix } from '../palette.ts'
import type { Skyline } from '../skyline.ts'
import type { Hour } from './hour.ts'
import type { Haze } from './land.ts'
import { type Layout, lightAt } from './layout.ts'

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

/** How the geese fly in a loop: from the ridge to the frame's right edge, nearer as they come. */
const FLIGHT = { from: [745, 474], to: [1370, 368], far: 0.5, near: 1.8 } as const
/** How far they are at time 0, which is the poster; the share of the loop that they take; how often they beat in it. */
const AT_FIRST = 0.52
const LASTS = 0.92
const BEATS = 11

/** A skein of geese that comes over the mountains and passes. */
export function drawGeese(context: Context, { inks }: Hour, time: number): void {
  const way = (time / LASTS + AT_FIRST) % (1 / LASTS)
  if (way > 1) return
  const size = lerp(FLIGHT.far, FLIGHT.near, way ** 1.4)
  const x = lerp(FLIGHT.from[0], FLIGHT.to[0], way)
  const y = lerp(FLIGHT.from[1], FLIGHT.to[1], Math.sqrt(way))
  const draw = random(61)
  context.save()
  context.strokeStyle = alpha(inks.navy, 0.88)
  context.lineCap = 'round'
  for (let bird = 0; bird < 13; bird++) {
    const left = bird > 8
    const back = left ? bird - 7.6 : bird
    const side = (left ? -0.78 : 0.6) * back ** 0.92
    context.save()
    context.translate(x, y)
    context.scale(size, size)
    context.translate(-8 * back + 3.4 * (draw() - 0.5), 3.6 * side + 2 * (draw() - 0.5))
    drawGoose(context, Math.sin(2 * Math.PI * (BEATS * time - 0.09 * back + 0.14 * draw())))
    context.restore()
  }
  context.restore()
}

/** From its side, some 7 px long; `beat` is how high its wings are, from -1 to 1. */
function drawGoose(context: Context, beat: number): void {
  context.lineWidth = 0.95
  context.beginPath()
  context.moveTo(-2.6, 0.3)
  context.lineTo(1, 0)
  context.stroke()
  context.lineWidth = 0.55
  context.beginPath()
  context.moveTo(1, 0)
  context.lineTo(3.9, -0.5)
  for (const [reach, lift] of [
    [-1.6, 1],
    [0.4, 0.72],
  ] as const) {
    context.moveTo(0.3, 0)
    context.quadraticCurveTo(reach * 0.3, -2.2 * beat * lift - 0.7, reach - 0.8, -4 * beat * lift)
  }
  context.stroke()
}

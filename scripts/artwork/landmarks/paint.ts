/** Draws a landmark on a canvas. */
import { drawShapes } from '../hero/canvas.ts'
import type { Hour } from '../hero/hour.ts'
import { hours } from '../hero/hours.ts'
import { drawHaze, drawWindows } from '../hero/life.ts'
import { drawNightSky } from '../hero/night-sky.ts'
import { skyPainter } from '../hero/sky.ts'
import { random } from '../noise.ts'
import { HEIGHT, type Landmark, type Layer, WIDTH } from './landmark.ts'

type Context = CanvasRenderingContext2D

export function paintLandmark(landmark: Landmark, dark: boolean, scale: number): HTMLCanvasElement {
  const { layout } = landmark
  const hour = hourOf(landmark, dark)
  const [canvas, context] = sheet(scale)
  const sky = context.createImageData(canvas.width, canvas.height)
  skyPainter(layout, hour)(0.2, sky.data, scale)
  context.putImageData(sky, 0, 0)
  context.scale(scale, scale)
  drawNightSky(context, layout, hour, 0.2)
  for (const [index, layer] of landmark.layers(hour, dark).entries()) {
    const { shapes, haze, blur, blend, clear, windows, mirror } = layer
    if (mirror) reflect(context, canvas, mirror, scale)
    if (blur || blend || clear) {
      const [own, inner] = sheet(scale)
      inner.scale(scale, scale)
      drawShapes(inner, shapes)
      inner.globalCompositeOperation = 'destination-out'
      drawShapes(inner, clear ?? [])
      context.save()
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.filter = blur ? `blur(${blur * scale}px)` : 'none'
      context.globalCompositeOperation = blend ?? 'source-over'
      context.drawImage(own, 0, 0)
      context.restore()
    } else drawShapes(context, shapes)
    if (windows) drawWindows(context, windows, hour, 0.2)
    if (haze) drawHaze(context, layout, hour, haze, index, 0.2)
  }
  return canvas
}

function hourOf({ day, moon, tune = (hour) => hour }: Landmark, dark: boolean): Hour {
  if (!dark) return tune(hours[day])
  const { night } = hours
  return { ...night, sky: { ...night.sky, moon } }
}

function sheet(scale: number): [HTMLCanvasElement, Context] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(WIDTH * scale)
  canvas.height = Math.round(HEIGHT * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This Chromium does not support canvas')
  return [canvas, context]
}

/** What is above the line, below it: row by row, each shifted a little, more so nearer. */
function reflect(
  context: Context,
  canvas: HTMLCanvasElement,
  mirror: NonNullable<Layer['mirror']>,
  scale: number,
): void {
  const { line, stretch, opacity } = mirror
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  const draw = random(33)
  let sway = 0
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = opacity
  const start = Math.round(line * scale)
  for (let row = start; row < canvas.height; row++) {
    const down = (row - start) / scale
    const from = start - 1 - Math.round(down * stretch * scale)
    if (from < 0) break
    sway = 0.8 * sway + (draw() - 0.5) * (0.5 + down * 0.09)
    const shift = sway * scale * 2
    // What leaves at one edge comes in at the other.
    for (const at of [shift - copy.width, shift, shift + copy.width])
      context.drawImage(copy, 0, from, copy.width, 1, at, row, copy.width, 1)
  }
  context.restore()
}

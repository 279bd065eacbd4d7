/** One frame of the hero: static layers are drawn once, moving parts in each frame. */
import { random } from '../noise.ts'
import { down, type Shape } from '../shape.ts'
import { drawShapes } from './canvas.ts'
import type { Hour } from './hour.ts'
import { land } from './land.ts'
import type { Layout } from './layout.ts'
import { drawGeese, drawGlints, drawHaze, drawWindows } from './life.ts'
import { drawNightSky } from './night-sky.ts'
import { skyPainter } from './sky.ts'

export type RenderAt = (time: number) => void

/** Draws the layout into the canvas, at `scale` pixels per px, for any time from 0 to 1. */
export function heroRenderer(
  canvas: HTMLCanvasElement,
  layout: Layout,
  hour: Hour,
  scale: number,
  grained: boolean,
): RenderAt {
  canvas.width = Math.round(layout.width * scale)
  canvas.height = Math.round(layout.height * scale)
  const context = contextOf(canvas)
  const paintSky = skyPainter(layout, hour)
  const scene = land(layout, hour)
  const layers = scene.layers.map((layer) => ({ ...layer, sheet: sheetOf(layout, scale, layer.shapes) }))
  const { outline, course } = scene.river
  const top = layout.city.ground
  const water: Shape[] = [{ d: outline, fill: down(top, layout.height, ...hour.water) }]
  const river = sheetOf(layout, scale, water)
  const grain = grainOf(canvas.width * canvas.height)
  const sky = context.createImageData(canvas.width, canvas.height)

  return (time) => {
    paintSky(time, sky.data, scale)
    context.putImageData(sky, 0, 0)
    context.save()
    context.scale(scale, scale)
    drawNightSky(context, layout, hour, time)
    drawGeese(context, hour, time)
    for (const [index, { sheet, haze, alive }] of layers.entries()) {
      context.drawImage(sheet, 0, 0, layout.width, layout.height)
      if (haze) drawHaze(context, layout, hour, haze, index, time)
      if (alive === 'windows') drawWindows(context, scene.city, hour, time)
      if (alive === 'river') {
        context.drawImage(river, 0, 0, layout.width, layout.height)
        drawGlints(context, course, layout, hour, time)
      }
    }
    context.restore()
    if (!grained) return
    const frame = context.getImageData(0, 0, canvas.width, canvas.height)
    addGrain(frame.data, grain)
    context.putImageData(frame, 0, 0)
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This Chromium does not support canvas')
  return context
}

function sheetOf(layout: Layout, scale: number, shapes: readonly Shape[]): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  sheet.width = Math.round(layout.width * scale)
  sheet.height = Math.round(layout.height * scale)
  const context = contextOf(sheet)
  context.scale(scale, scale)
  drawShapes(context, shapes)
  return sheet
}

/** Static grain of less than two brightness steps, which hides banding in gradients. */
function grainOf(length: number): Int8Array {
  const draw = random(1875)
  return Int8Array.from({ length }, () => Math.round((draw() + draw() - 1) * 1.9))
}

function addGrain(pixels: Uint8ClampedArray, grain: Int8Array): void {
  for (let i = 0; i < grain.length; i++) {
    const step = grain[i] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 4 + channel
      pixels[at] = (pixels[at] ?? 0) + step
    }
  }
}

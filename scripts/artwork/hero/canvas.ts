/** Draws shapes on a canvas. */
import { alpha } from '../palette.ts'
import type { Gradient, Paint, Shape } from '../shape.ts'

type Radial = Extract<Gradient, { kind: 'radial' }>

export function drawShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  for (const { d, fill, stroke, width = 1, round, opacity = 1 } of shapes) {
    const path = new Path2D(d)
    context.globalAlpha = opacity
    if (fill) {
      context.fillStyle = styleOf(context, fill)
      if (typeof fill === 'object' && fill.kind === 'radial') fillSquashed(context, path, fill)
      else context.fill(path)
    }
    if (stroke) {
      context.strokeStyle = styleOf(context, stroke)
      context.lineWidth = width
      context.lineCap = round ? 'round' : 'butt'
      context.stroke(path)
    }
  }
  context.globalAlpha = 1
}

function styleOf(context: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.centre, 0, ...paint.centre, paint.radius)
  for (const [offset, colour, opacity = 1] of paint.stops)
    gradient.addColorStop(offset, alpha(colour, opacity))
  return gradient
}

/** Fills with a flattened radial gradient, by squashing the space around its centre. */
function fillSquashed(context: CanvasRenderingContext2D, path: Path2D, { centre, squash = 1 }: Radial): void {
  context.save()
  context.clip(path)
  context.translate(0, centre[1] * (1 - squash))
  context.scale(1, squash)
  context.fillRect(-1e4, -1e4, 2e4, 2e4)
  context.restore()
}

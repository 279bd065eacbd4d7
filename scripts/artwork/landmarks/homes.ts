/** Rows of homes and trees on the plain: walls and roofs in the light on one side. */
import { random } from '../noise.ts'
import { ellipse, polygon, rect, type Shape } from '../shape.ts'

export interface Tones {
  leaf: string
  leafLit: string
  wall: string
  wallLit: string
  roof: string
  roofLit: string
  window: string
}

interface Row {
  seed: number
  from: number
  to: number
  y: number
  /** Height of a house in px. */
  size: number
  /** From where the light comes: 1 is the right, -1 the left. */
  side: 1 | -1
}

export function homes({ seed, from, to, y, size, side }: Row, tones: Tones): Shape[] {
  const draw = random(seed)
  const parts: Record<keyof Tones, string> = {
    leaf: '',
    leafLit: '',
    wall: '',
    wallLit: '',
    roof: '',
    roofLit: '',
    window: '',
  }
  for (let x = from; x < to; x += size * (1.5 + 0.9 * draw())) {
    const tree = draw()
    const [rx, ry] = [size * (0.4 + 0.25 * tree), size * (0.55 + 0.35 * tree)]
    const tx = x - size * 0.5
    parts.leaf += ellipse(tx, y - ry * 0.7, rx, ry)
    parts.leafLit += ellipse(tx + side * rx * 0.22, y - ry * 0.82, rx * 0.78, ry * 0.86)
    if (draw() < 0.25) continue
    const wide = size * (1 + 0.5 * draw())
    const tall = size * (0.5 + 0.25 * draw())
    const half = wide / 2
    const lit = side === 1 ? x + half : x
    const shaded = side === 1 ? x : x + half
    const ridge = y - tall - size * 0.42
    parts.wall += rect(shaded, y - tall, half, tall)
    parts.wallLit += rect(lit, y - tall, half, tall)
    const slope = (left: number) =>
      polygon([
        [left === x ? x - size * 0.1 : x + half, y - tall],
        [x + half, ridge],
        [left === x ? x + half : x + wide + size * 0.1, y - tall],
      ])
    parts.roof += slope(shaded)
    parts.roofLit += slope(lit)
    if (draw() < 0.7) parts.window += rect(shaded + half * 0.3, y - tall * 0.7, half * 0.4, tall * 0.4)
  }
  return [
    ...(['leaf', 'leafLit', 'wall', 'wallLit', 'roof', 'roofLit'] as const).map((part) => ({
      d: parts[part],
      fill: tones[part],
    })),
    { d: parts.window, fill: tones.window, lit: true },
  ]
}

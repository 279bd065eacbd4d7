/** Leaves and grass as short strokes, which keep a crown or a lawn from looking cut out of paper. */
import { random } from '../noise.ts'
import { ink } from '../palette.ts'
import { glow, type Point, rect, type Shape } from '../shape.ts'

/** A mass of leaves: its middle and half its width and height. */
export type Mass = readonly [x: number, y: number, rx: number, ry: number]

const isIn = ([x, y]: Point, [cx, cy, rx, ry]: Mass) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 0.92

/** Strokes of `long` px, one from each point, rising to the light. In relative coordinates, which are the shortest. */
function strokes(points: readonly Point[], long: number): string {
  const rise = Math.round(long / 2)
  let [lastX, lastY] = [0, 0]
  let d = ''
  for (const point of points) {
    const [x, y] = point.map(Math.round) as [number, number]
    d += `m${x - lastX} ${y - lastY}l${long}-${rise}`
    lastX = x + long
    lastY = y - rise
  }
  return d.replace(/ -/g, '-')
}

/** Leaves along the outer edge of the masses, some `step` px apart, which make it uneven. */
export function fringe(masses: readonly Mass[], step: number, long: number, seed: number): string {
  const draw = random(seed)
  const points = masses.flatMap((mass) => {
    const [cx, cy, rx, ry] = mass
    const count = Math.round((Math.PI * (rx + ry)) / step)
    return Array.from({ length: count }, (_, i): Point => {
      const turn = ((i + draw() * 0.7) / count) * 2 * Math.PI
      const out = 0.95 + 0.1 * draw()
      return [cx + rx * out * Math.cos(turn), cy + ry * out * Math.sin(turn)]
    }).filter((point) => !masses.some((other) => other !== mass && isIn(point, other)))
  })
  return strokes(points, long)
}

/** `count` leaves in the half of each mass that is turned up and to the right, where the light is. */
export function glints(masses: readonly Mass[], count: number, long: number, seed: number): string {
  const draw = random(seed)
  const points = masses.flatMap(([cx, cy, rx, ry]) =>
    Array.from({ length: count }, (): Point => {
      const turn = (-0.6 + 0.66 * draw()) * Math.PI
      const out = 0.62 + 0.32 * draw()
      return [cx + rx * out * Math.cos(turn), cy + ry * out * Math.sin(turn)]
    }),
  )
  return strokes(points, long)
}

/**
 * Tufts on the side of each mass that is turned up and to the right, `count` on the one nearest to the light, fewer on
 * others, and none on those that turn away.
 */
export function clumps(masses: readonly Mass[], count: number, long: number, seed: number): string {
  const draw = random(seed)
  const toLight = ([x, y]: Mass) => x * 0.7 - y
  const [least, most] = [Math.min(...masses.map(toLight)), Math.max(...masses.map(toLight))]
  const points = masses.flatMap((mass) => {
    const [cx, cy, rx, ry] = mass
    const nearness = (toLight(mass) - least) / (most - least || 1)
    return Array.from({ length: Math.round(count * nearness) }, (_, i): Point => {
      const turn = (-0.72 + (0.74 * (i + draw())) / count) * Math.PI
      const out = 0.3 + 0.52 * draw()
      return [cx + rx * out * Math.cos(turn), cy + ry * out * Math.sin(turn)]
    })
  })
  return strokes(points, long)
}

/** Swaths of some blades, from small to large: the same few outlines, which compress well. */
const SWATHS = [
  'l2-5m3 6l1-7m3 6l3-5m4 7l1-8m2 7l2-5m5 4l3-7m1 8l2-6m4 5l1-5',
  'l3-8m3 9l2-11m3 10l4-7m5 10l2-12m2 11l3-8m6 7l4-10m1 11l3-9',
  'l4-12m4 14l3-16m3 14l6-11m6 15l3-17m2 15l5-12m6 11l4-15m3 16l5-11',
]

export interface Lawn {
  seed: number
  from: number
  to: number
  /** Its far and its near edge, in px from the top. */
  far: number
  near: number
  count: number
  /** From where to where a path leaves it bare. */
  bare?: readonly [from: number, to: number]
}

/** Grass on a lawn, higher in front. */
export function tufts({ seed, from, to, far, near, count, bare }: Lawn): string {
  const draw = random(seed)
  return Array.from({ length: count }, () => {
    const depth = draw() ** 1.4
    const x = Math.round(from + (to - from) * draw())
    const swath = SWATHS[Math.min(2, Math.floor(depth * 3))]
    return bare && x > bare[0] - 40 && x < bare[1]
      ? ''
      : `M${x} ${Math.round(far + (near - far) * depth)}${swath}`
  }).join('')
}

/** What stands on the ground at x, y, shades it, softly, as far as `reach`. */
export const castShade = (x: number, y: number, reach: number, share = 0.6): Shape => ({
  d: rect(x - reach, y - reach * 0.1, reach * 2, reach * 0.2),
  fill: glow([x, y], reach, 0.1, [0, ink.night, share], [0.55, ink.night, share * 0.6], [1, ink.night, 0]),
})

/** Haze in front of what is far, thickest below the light. */
export const haze = (x: number, y: number, reach: number, colour: string, share = 0.45): Shape => ({
  d: rect(x - reach, y - reach * 0.1, reach * 2, reach * 0.2),
  fill: glow([x, y], reach, 0.1, [0, colour, share], [1, colour, 0]),
})

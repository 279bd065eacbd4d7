/** What shines in the sky of a scene at night alone: stars between the cloud and the haze over the horizon, and a moon. */
import { random } from '../noise.ts'
import { ink } from '../palette.ts'
import { down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { archY, type Sky } from './arch.ts'

/** Of how many stars the last are large, and their widths in px. */
const STARS = 32
const LARGE = 8
const WIDTHS = { small: 3, large: 5.5, moon: 54 }
/** How far the light around the moon reaches, in px. */
const HALO = 130
/** How much of the sky has stars, from the cloud down, if a scene has nothing that stands in it. */
const CLEAR = 0.62

function halo([x, y]: Point, size: number): Shape {
  const reach = HALO * size
  return {
    d: rect(x - reach, y - reach, 2 * reach, 2 * reach),
    fill: glow([x, y], reach, 1, [0, ink.paper, 0.9], [1, ink.paper, 0]),
    nightly: true,
  }
}

/** The dark overhead in a late night, down to `bottom`. */
export const overhead = (width: number, bottom: number): Shape => ({
  d: rect(0, 0, width, bottom),
  fill: down(0, bottom, [0, ink.deep, 0.85], [0.6, ink.deep, 0.5], [1, ink.deep, 0]),
  nightly: true,
})

/** A full moon in every scene, as in the hero: other phases look like stains at the size of a card. */
const disc = ([x, y]: Point, radius: number): Shape => ({
  d: ellipse(x, y, radius),
  fill: ink.wheat,
  nightly: true,
})

/** The stars of an arch, the same for the same `seed`, and the moon where it has one. */
export function moonAndStars(
  sky: Pick<Sky, 'width' | 'horizon' | 'apex' | 'span' | 'moon' | 'clear'>,
  seed: number,
): Shape[] {
  const { width, horizon, apex, span, moon, clear = CLEAR } = sky
  const draw = random(seed + 3)
  // Smaller in a window.
  const size = Math.min(1, width / 1200)
  const stars = Array.from({ length: STARS }, (): Point => {
    const x = apex[0] + (draw() * 2 - 1) * 0.8 * (draw() < 0.5 ? span[0] : span[1])
    const top = archY(sky, x) + 16
    return [Math.round(x), Math.round(top + (horizon - top) * clear * draw() ** 1.3)]
  }).filter(([x]) => x > 0 && x < width)
  const dots = (points: readonly Point[], across: number): Shape => ({
    d: points.map(([x, y]) => `M${x} ${y}h0`).join(''),
    stroke: ink.wheat,
    width: across,
    round: true,
    nightly: true,
  })
  return [
    dots(stars.slice(LARGE), WIDTHS.small),
    dots(stars.slice(0, LARGE), WIDTHS.large),
    ...(moon ? [halo(moon, size), disc(moon, (WIDTHS.moon * size) / 2)] : []),
  ]
}

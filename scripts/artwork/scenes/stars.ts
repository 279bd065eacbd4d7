/** What shines in the sky of a scene at night alone: stars between the cloud and the haze over the horizon, and a moon where it has one. */
import { random } from '../noise.ts'
import { ink } from '../palette.ts'
import { down, type Point, rect, type Shape } from '../shape.ts'
import { archY, type Sky } from './arch.ts'
import { moonShapes } from './moon.ts'

/** Of how many stars the last are large, and their widths in px. */
const STARS = 32
const LARGE = 8
const WIDTHS = { small: 3, large: 5.5 }
/** How much of the sky has stars, from the cloud down, if a scene has nothing that stands in it. */
const CLEAR = 0.62

/** The dark overhead in a late night, down to `bottom`. */
export const overhead = (width: number, bottom: number): Shape => ({
  d: rect(0, 0, width, bottom),
  fill: down(0, bottom, [0, ink.deep, 0.85], [0.6, ink.deep, 0.5], [1, ink.deep, 0]),
  nightly: true,
})

/** The stars of an arch, the same for the same `seed`, and the moon where it has one. */
export function moonAndStars(
  sky: Pick<Sky, 'width' | 'horizon' | 'apex' | 'span' | 'moon' | 'clear'>,
  seed: number,
): Shape[] {
  const { width, horizon, apex, span, moon, clear = CLEAR } = sky
  const draw = random(seed + 3)
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
    ...(moon ? moonShapes(moon) : []),
  ]
}

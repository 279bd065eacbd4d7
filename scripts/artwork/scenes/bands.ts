/** Wide pictures for page bands and dividers. */

import { hills, toFloor } from '../hills.ts'
import { ink, mix } from '../palette.ts'
import { range } from '../ridges.ts'
import { curve, down, polygon, simplify } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { stand } from '../trees.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'

/** Low ridges under the arch; the upper 55% is dark enough for white text. */
export function bandFoothills(): string {
  const [width, height, horizon] = [2400, 800, 640]
  const nodes: Node[] = [
    ...sky({
      width,
      horizon,
      apex: [1620, 440],
      span: [1500, 1150],
      light: [1620, 760],
      seed: 4,
      streaks: 9,
    }),
    ...ranges({
      width,
      base: horizon + 4,
      rise: 90,
      light: 1620,
      floor: height,
      spacing: 200,
      seed: 52,
      reach: 800,
    }),
    ...hillside({
      seed: 9,
      width,
      base: 684,
      rise: 40,
      swell: 520,
      floor: height,
      top: mix(ink.nearRange, ink.midRange, 0.3),
      foot: ink.hill,
    }),
    ...hillside({
      seed: 14,
      width,
      base: 722,
      rise: 44,
      swell: 640,
      floor: height,
      top: mix(ink.hill, ink.nearRange, 0.4),
      foot: ink.spruce,
      trees: { from: 0, to: width, count: 20, height: [8, 22] },
      treeTone: ink.hill,
    }),
    ...hillside({
      seed: 17,
      width,
      base: 786,
      rise: 62,
      swell: 760,
      floor: height,
      top: ink.spruce,
      foot: ink.night,
      trees: { from: 0, to: 900, count: 16, height: [18, 58] },
    }),
  ]
  return svg(width, height, nodes)
}

/** A thin line of ridges without a background, for dark sections. */
export function archDivider(): string {
  const [width, height] = [2400, 160]
  const far = range({ seed: 61, width, base: 118, rise: 84, spacing: 170, light: 1500, step: 13 })
  const near = hills({ seed: 23, width, base: 136, rise: 44, swell: 420 })
  const front = hills({ seed: 31, width, base: 158, rise: 40, swell: 560 })
  const nodes = [
    {
      d: polygon(toFloor(simplify(far.line, 1), height)),
      fill: down(30, 130, [0, ink.cloud, 0.5], [1, ink.cloud, 0.85]),
    },
    { d: far.shade.map((face) => polygon(simplify(face, 1))).join(''), fill: ink.navy, opacity: 0.35 },
    { d: `${curve(near)}V${height}H0z`, fill: mix(ink.hill, ink.cloud, 0.5) },
    { d: stand(front, { seed: 8, from: 0, to: width, count: 44, height: [8, 34] }), fill: ink.spruce },
    { d: `${curve(front)}V${height}H0z`, fill: ink.spruce },
  ]
  return svg(width, height, nodes, true)
}

/** Wide pictures between parts of a page. */

import { hills, toFloor } from '../hills.ts'
import { ink, mix } from '../palette.ts'
import { range } from '../ridges.ts'
import { curve, down, polygon, simplify } from '../shape.ts'
import { svg } from '../svg.ts'
import { stand } from '../trees.ts'
import { footerHorizon } from './footer-horizon.ts'

/** A thin line of ridges without a background, for dark sections. */
function archDivider(): string {
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

export const bands = { 'arch-divider': archDivider, 'footer-horizon': footerHorizon }

import { ink, mix } from '../palette.ts'
import { svg } from '../svg.ts'
import { finish } from './price-layers/finish.ts'
import { ground } from './price-layers/ground.ts'
import { FINISH, GROUND, HIGH, STRUCTURE, WIDE } from './price-layers/iso.ts'
import { structure } from './price-layers/structure.ts'

/** What the price of a home is made of, one layer over the other: a finished room, the frame of the house and the lot. */
export const priceLayers = (): string => {
  const corners = [
    [10, 0],
    [0, 10],
  ] as const
  const between = corners.map(([x, y]) => {
    const [[left, top], [, middle], [, foot]] = [FINISH(x, y), STRUCTURE(x, y), GROUND(x, y)]
    return `M${left} ${top + 12}V${middle}M${left} ${middle + 12}V${foot}`
  })
  return svg(WIDE, HIGH, [
    { d: between.join(''), stroke: mix(ink.gold, ink.oak, 0.45), width: 1.5, opacity: 0.7 },
    ...ground(),
    ...structure(),
    ...finish(),
  ])
}

import { svg } from '../svg.ts'
import { house } from './for-sale-walk/house.ts'
import { porch } from './for-sale-walk/porch.ts'
import { beds, distance, ground, streetTree } from './for-sale-walk/street.ts'
import { board, family } from './for-sale-walk/visitors.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'

/** A duplex on a summer evening, one of its doors open: a family comes up the walk to see it. */
export function forSaleWalk(): string {
  return svg(width, height, [
    ...distance(),
    ...ground(),
    ...house(),
    ...porch(),
    ...beds(),
    ...board(),
    ...lampLit(family()),
    ...streetTree(),
  ])
}

import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { farther } from './rain-street/farther.ts'
import { nearer } from './rain-street/nearer.ts'
import { sky } from './rain-street/sky.ts'
import { frame, ground, lamp, mirrored, rain, shrubs } from './rain-street/street.ts'
import { walker } from './rain-street/walker.ts'

/** An inner-city street after rain, at blue hour: somebody walks home under an umbrella, toward a lit porch. */
export function rainStreet(): string {
  return svg(width, height, [
    ...sky(),
    ...ground(),
    ...farther(),
    ...nearer(),
    ...shrubs(),
    ...mirrored(),
    ...lamp(),
    ...walker(),
    ...frame(),
    ...rain(),
  ])
}

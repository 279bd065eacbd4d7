import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ceiling, floor, house, rails } from './snow-porch/porch.ts'
import { sitters } from './snow-porch/sitters.ts'
import { flakes, street } from './snow-porch/street.ts'

/** A porch with two chairs in the first snow, at blue hour: somebody in a blanket looks at the street, with a dog. */
export function snowPorch(): string {
  return svg(width, height, [
    ...street(),
    ...flakes(),
    ...floor(),
    ...house(),
    ...ceiling(),
    ...rails(),
    ...sitters(),
  ])
}

import { ellipse, glow } from '../shape.ts'
import type { Node } from '../svg.ts'
import { shade } from './figure.ts'

/** Where something rests: the middle of its shadow, and half its width and height. */
type Rest = readonly [x: number, y: number, wide: number, high: number]

/** Soft shadows on a table or a floor. The first is drawn again for the others. */
export const contacts = (...rests: readonly Rest[]): Node[] =>
  rests.map(([x, y, wide, high], index): Node => {
    const transform = `translate(${x} ${y}) scale(${wide / 100} ${high / 100})`
    return index === 0 ? { transform, nodes: [{ name: 'rest', nodes: [SOFT] }] } : { use: 'rest', transform }
  })

const SOFT = {
  d: ellipse(0, 0, 100),
  fill: glow([0, 0], 100, 1, [0, shade, 0.7], [0.45, shade, 0.42], [1, shade, 0]),
}

import { kept } from '../palette.ts'
import type { Paint, Shape, Stop } from '../shape.ts'
import type { Node } from '../svg.ts'

/** People and things in the light of a lamp or a window: at night they keep the colours that they have by day. */
export const lampLit = (nodes: readonly Node[]): Node[] => nodes.map(lit)

function lit(node: Node): Node {
  if ('use' in node) return node
  return 'nodes' in node ? { ...node, nodes: lampLit(node.nodes) } : { ...node, ...paints(node) }
}

/** What is there at night alone, or by day, has its colours for that already. */
const paints = ({ fill, stroke, nightly, daily }: Shape): Pick<Shape, 'fill' | 'stroke'> =>
  nightly || daily
    ? {}
    : { ...(fill && { fill: keptPaint(fill) }), ...(stroke && { stroke: keptPaint(stroke) }) }

const keptPaint = (paint: Paint): Paint =>
  typeof paint === 'string'
    ? keptOnce(paint)
    : {
        ...paint,
        stops: paint.stops.map(([at, colour, opacity = 1]): Stop => [at, keptOnce(colour), opacity]),
      }

/** A colour of seven characters has no opacity yet. */
const keptOnce = (colour: string): string => (colour.length > 7 ? colour : kept(colour))

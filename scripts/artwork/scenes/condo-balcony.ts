import { ink } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { dashes, ellipse, glow, type Point, polyline } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { city } from './condo-balcony/city.ts'
import { home, rail } from './condo-balcony/home.ts'
import { partner, resident } from './condo-balcony/people.ts'
import { at, CEILING, EDGE, WALL } from './condo-balcony/view.ts'
import { height, width } from './frame.ts'

/** A balcony of a condo at dusk, seen from its end: two people beside their lit room, downtown beyond the rail. */
export function condoBalcony(): string {
  const [her, him] = [at(4.7, -0.72), at(4.7, 0.22)]
  return svg(width, height, [
    { nodes: city(), outside: true },
    ...home(),
    ...rail(),
    ...garland(),
    ...contacts([her[0], her[1], 66, 10], [him[0], him[1], 66, 10]),
    { nodes: partner(), transform: `translate(${him.map(Math.round).join(' ')}) scale(-2.72 2.72)` },
    placed(resident(), Math.round(her[0]), Math.round(her[1]), 2.72),
  ])
}

/** Where the string of lamps hangs: from the far corner of the ceiling's edge to a hook on the wall, and back to the edge. */
const HOOKS: readonly Point[] = [
  [7.2, EDGE + 0.08],
  [5.6, WALL],
  [4.1, EDGE + 0.08],
]

function garland(): Node[] {
  const spans = HOOKS.slice(1).map(([toAlong, toAcross], i): Point[] => {
    const [along, across] = HOOKS[i] ?? [0, 0]
    return Array.from({ length: 13 }, (_, step) => {
      const share = step / 12
      const sag = 1.5 * share * (1 - share)
      return at(along + (toAlong - along) * share, across + (toAcross - across) * share, CEILING - 0.08 - sag)
    })
  })
  const lamps = spans.flatMap((span) =>
    span.filter((_, i) => i % 2).map(([x, y]): Point => [Math.round(x), Math.round(y) + 9]),
  )
  const shine = glow([0, 0], 38, 1, [0, ink.lamp, 0.6], [1, ink.lamp, 0])
  return [
    { d: spans.map((span) => polyline(span)).join(''), stroke: ink.deep, width: 3 },
    {
      d: dashes(
        HOOKS.map(([along, across]) => at(along, across, CEILING - 0.05)),
        0,
      ),
      stroke: ink.deep,
      width: 11,
      round: true,
    },
    ...lamps.map(([x, y], i): Node => {
      const transform = `translate(${x} ${y})`
      return i
        ? { use: 'shine', transform }
        : { transform, nodes: [{ name: 'shine', nodes: [{ d: ellipse(0, 0, 38), fill: shine }] }] }
    }),
    { d: dashes(lamps, 0), stroke: ink.paper, width: 13, round: true },
  ]
}

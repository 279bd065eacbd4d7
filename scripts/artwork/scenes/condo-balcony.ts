import { ink } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { curve, dashes, ellipse, glow, type Point } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { building } from './condo-balcony/building.ts'
import { city } from './condo-balcony/city.ts'
import { home, rail } from './condo-balcony/home.ts'
import { partner, resident } from './condo-balcony/people.ts'
import { at, EDGE, FAR, NEAR, SLAB, STOREY } from './condo-balcony/view.ts'
import { height, width } from './frame.ts'

/** A balcony of a condo building at dusk, seen along the wall: two people before their lit room, downtown beyond. */
export function condoBalcony(): string {
  const [her, him] = [at(5.3, 1.85), at(5.7, 2.62)]
  return svg(width, height, [
    { nodes: [...city(), ...building()], outside: true },
    ...home(),
    ...garland(),
    ...contacts([her[0], her[1], 60, 10], [him[0], him[1], 60, 10]),
    { nodes: partner(), transform: `translate(${him.map(Math.round).join(' ')}) scale(-2.28 2.28)` },
    placed(resident(), Math.round(her[0]), Math.round(her[1]), 2.34),
    ...rail(),
  ])
}

/** A string of lamps below the balcony above, from its far corner to the near one. */
function garland(): Node[] {
  const up = STOREY - SLAB
  const hooks = [FAR - 0.1, 6.2, 5.1, 4.2, NEAR + 0.2]
  const lamps = hooks.slice(1).flatMap((to, i): Point[] => {
    const from = hooks[i] ?? to
    return [0, 0.3, 0.65].map((share) => {
      const [x, y] = at(from + (to - from) * share, EDGE + 0.12, up - 0.05 - 0.8 * share * (1 - share))
      return [Math.round(x), Math.round(y)]
    })
  })
  const shine = glow([0, 0], 34, 1, [0, ink.lamp, 0.6], [1, ink.lamp, 0])
  return [
    { d: curve(lamps), stroke: ink.deep, width: 3 },
    ...lamps.map(([x, y], i): Node => {
      const transform = `translate(${x} ${y + 8})`
      return i
        ? { use: 'shine', transform }
        : { transform, nodes: [{ name: 'shine', nodes: [{ d: ellipse(0, 0, 34), fill: shine }] }] }
    }),
    {
      d: dashes(
        lamps.map(([x, y]) => [x, y + 8]),
        0,
      ),
      stroke: ink.paper,
      width: 12,
      round: true,
    },
  ]
}

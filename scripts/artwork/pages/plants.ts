/** Poplars around the houses. */
import { ink, mix } from '../palette.ts'
import { fringe, glints, type Mass } from '../scenes/foliage.ts'
import { ellipse, type Point, rect } from '../shape.ts'
import type { Node } from '../svg.ts'

/** The height that a poplar is drawn at, with its foot at 0, 0, and its leaves. */
const TALL = 400
const CROWN: readonly Mass[] = [[0, -224, 46, 176]]
const [edge, lighter] = [fringe(CROWN, 17, 6, 7), glints(CROWN, 16, 5, 5)]

/** Columnar poplars with their feet at the points, some `tall` px high, lit from the right; `outside`, if seen through a window. */
export function poplars(
  feet: readonly Point[],
  tall: number,
  leaf: string,
  rim: string,
  outside = false,
): Node[] {
  const crown = {
    kind: 'linear',
    from: [50, -300],
    to: [-40, -260],
    stops: [
      [0, mix(leaf, rim, 0.35)],
      [0.5, leaf],
      [1, mix(leaf, ink.night, 0.3)],
    ],
  } as const
  const nodes: Node[] = [
    { d: rect(-4, -60, 8, 60), fill: mix(leaf, ink.night, 0.6) },
    { d: CROWN.map((mass) => ellipse(...mass)).join(''), fill: crown },
    { d: edge, stroke: crown, width: 12, round: true },
    { d: lighter, stroke: mix(leaf, rim, 0.4), width: 6, round: true, opacity: 0.6 },
  ]
  const at = ([x, y]: Point, index: number) =>
    `translate(${x} ${y}) scale(${Math.round((tall / TALL) * (1 - 0.14 * (index % 3)) * 100) / 100})`
  return feet.map((foot, index) =>
    index === 0
      ? { nodes: [{ name: 'poplar', nodes, outside }], transform: at(foot, index) }
      : { use: 'poplar', transform: at(foot, index) },
  )
}

/** The near balcony, and the lit living room behind its doors. */
import { ink, mix } from '../../palette.ts'
import { between, down, glow, type Point, polygon, polyline, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height } from '../frame.ts'
import { lines, panes } from '../perspective.ts'
import { doors } from './building.ts'
import { at, concrete, EDGE, FAR, HANDRAIL, level, NEAR, plaster, SLAB, STOREY, WALL, wall } from './view.ts'

const PANE = doors({ bay: 0, floor: 0 })
const [X, , WIDE, HIGH] = PANE
const CEILING = STOREY - SLAB
const rows = (list: readonly number[], from: number, to: number, turned = false) =>
  list.map((at): readonly [Point, Point] =>
    turned
      ? [
          [from, at],
          [to, at],
        ]
      : [
          [at, from],
          [at, to],
        ],
  )
/** A level surface from the wall to the edge of the balcony. */
const flat = (up: number) =>
  polygon([at(NEAR, EDGE, up), at(NEAR, WALL, up), at(FAR, WALL, up), at(FAR, EDGE, up)])

/** The wall and the room behind it, the boards before it, and what the light does on them and overhead. */
export function home(): Node[] {
  const room = panes(wall(), PANE)
  return [
    {
      d: panes(wall(), [NEAR - 1, 0, FAR - NEAR + 1, CEILING]),
      fill: between(
        at(FAR, WALL, 1),
        at(NEAR, WALL, 1),
        [0, mix(plaster, ink.lamp, 0.55)],
        [1, mix(plaster, ink.navy, 0.35)],
      ),
    },
    {
      d: room,
      fill: between(
        at(X + WIDE, WALL),
        at(X, WALL),
        [0, mix(ink.lamp, ink.wheat, 0.7)],
        [1, mix(ink.lamp, ink.amber, 0.3)],
      ),
    },
    { clip: room, nodes: inside() },
    { d: room + panes(wall(), [X + 1.55, 0, 0.02, HIGH]), stroke: mix(ink.navy, ink.soil, 0.4), width: 9 },
    {
      d: flat(0),
      fill: between(
        at(FAR, EDGE),
        at(NEAR, WALL),
        [0, mix(ink.oak, ink.lilac, 0.35)],
        [0.6, mix(ink.oak, ink.gold, 0.4)],
        [1, mix(ink.oak, ink.soil, 0.3)],
      ),
    },
    {
      d: lines(level(0), ...rows([1.75, 2.15, 2.55, 2.95], NEAR, FAR, true)),
      stroke: mix(ink.oak, ink.soil, 0.4),
      width: 2.5,
    },
    {
      d: polygon([at(X, WALL), at(X + WIDE, WALL), at(X + WIDE - 0.4, EDGE), at(X - 0.7, EDGE)]),
      fill: between(at(X + 1.5, WALL), at(X + 1.5, EDGE), [0, ink.lamp, 0.85], [1, ink.gold, 0.12]),
    },
    {
      d: flat(CEILING),
      fill: between(
        at(X + 1.4, WALL, CEILING),
        at(X + 1.4, EDGE, CEILING),
        [0, ink.lamp, 0.8],
        [1, ink.gold, 0.2],
      ),
    },
  ]
}

/** A picture over a sofa, a floor lamp and a curtain drawn aside. */
function inside(): Node[] {
  const [back, front] = [WALL + 0.9, WALL + 0.3]
  const [from, to] = [X + 1.15, X + 3.2]
  const lamp = at(X + 0.75, back, 1.75)
  const [x, y] = lamp
  return [
    {
      d: panes(wall(back), [X + 1.6, 1.25, 1.1, 0.7]),
      fill: mix(ink.blue, ink.glacier, 0.3),
      stroke: mix(ink.oak, ink.soil, 0.3),
      width: 6,
    },
    { d: panes(wall(back), [from, 0.3, to - from, 0.6]), fill: mix(ink.blue, ink.navy, 0.3) },
    {
      d: polygon([at(from, back, 0.48), at(to, back, 0.48), at(to, front, 0.48), at(from, front, 0.48)]),
      fill: mix(ink.blue, ink.glacier, 0.35),
    },
    { d: panes(wall(front), [from, 0.06, to - from, 0.42]), fill: mix(ink.blue, ink.navy, 0.12) },
    { d: panes(wall(back), [X + 1.9, 0.5, 0.42, 0.36]), fill: ink.brick },
    {
      d: rect(x - 200, y - 230, 400, 460),
      fill: glow(lamp, 200, 1.15, [0, ink.paper, 0.9], [1, ink.paper, 0]),
    },
    { d: `M${Math.round(x)} ${Math.round(y)}v330`, stroke: ink.soil, width: 7 },
    { d: `M${Math.round(x) - 26} ${Math.round(y) - 44}h52l20 84h-92z`, fill: ink.paper },
    { d: panes(wall(), [X, 0, 0.36, HIGH]), fill: mix(ink.paper, ink.lamp, 0.4) },
    {
      d: lines(
        wall(),
        ...rows(
          [0.09, 0.18, 0.27].map((dx) => X + dx),
          0,
          HIGH,
        ),
      ),
      stroke: mix(ink.lamp, ink.oak, 0.4),
      width: 4,
    },
  ]
}

/** The rail of glass in front of those who stand there, and the slab's edge below it. */
export function rail(): Node[] {
  const edge = wall(EDGE)
  const pane = mix(ink.glacier, ink.lilac, 0.3)
  const [x, y] = at(NEAR, EDGE)
  const glass: Node[] = [
    {
      d: panes(edge, [NEAR, 0, FAR - NEAR, HANDRAIL]),
      fill: between(at(FAR, EDGE), at(NEAR, EDGE), [0, mix(pane, ink.blush, 0.5), 0.5], [1, pane, 0.2]),
    },
    {
      d: [4.4, 5.5]
        .map((u) => polygon([edge(u, 0.05), edge(u + 0.16, 0.05), edge(u + 0.5, 1), edge(u + 0.34, 1)]))
        .join(''),
      fill: ink.paper,
      opacity: 0.22,
    },
    {
      d: lines(edge, ...rows([NEAR, 4.2, 5.2, 6.3, FAR], 0, HANDRAIL)),
      stroke: mix(ink.navy, ink.belly, 0.3),
      width: 5,
    },
    { d: polyline([edge(FAR, HANDRAIL), edge(NEAR, HANDRAIL)]), stroke: ink.blush, width: 7, round: true },
    {
      d: panes(edge, [NEAR, -SLAB, FAR - NEAR, SLAB]),
      fill: between(
        at(FAR, EDGE),
        at(NEAR, EDGE),
        [0, mix(concrete, ink.blush, 0.7)],
        [1, mix(concrete, ink.navy, 0.2)],
      ),
    },
    {
      d: rect(x, y, 900, height),
      fill: down(y, height, [0, mix(concrete, ink.navy, 0.5)], [1, mix(concrete, ink.navy, 0.7)]),
    },
  ]
  return [{ nodes: glass, outside: true }]
}

/** The near balcony, and the lit living room behind its doors. */
import { ink, mix } from '../../palette.ts'
import { between, ellipse, glow, type Point, polygon, polyline, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { lines, type Pane, panes } from '../perspective.ts'
import {
  at,
  CEILING,
  concrete,
  EDGE,
  FAR,
  facing,
  HANDRAIL,
  level,
  NEAR,
  plaster,
  WALL,
  wall,
} from './view.ts'

/** The doors of glass, on the wall. */
const PANE: Pane = [2.9, 0, 3.1, 2.4]
const [X, , WIDE, HIGH] = PANE
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
      d: panes(wall(), [NEAR, 0, FAR - NEAR, CEILING]),
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
      d: lines(level(0), ...rows([-1.1, -0.7, -0.3, 0.1, 0.5, 0.9, 1.3], NEAR, FAR, true)),
      stroke: mix(ink.oak, ink.soil, 0.4),
      width: 2.5,
    },
    {
      d: polygon([at(X, WALL), at(X + WIDE, WALL), at(X + WIDE - 0.6, -0.6), at(X - 0.5, -0.6)]),
      fill: between(at(X + 1.5, WALL), at(X + 1.5, -0.6), [0, ink.lamp, 0.85], [1, ink.gold, 0.05]),
    },
    {
      d: flat(CEILING),
      fill: between(
        at(X + 1.4, WALL, CEILING),
        at(X + 1.4, EDGE, CEILING),
        [0, mix(concrete, ink.lamp, 0.75)],
        [1, mix(concrete, ink.navy, 0.3)],
      ),
    },
    // At night the light of the room alone reaches the boards and the ceiling, less the farther they are from it.
    {
      d: flat(0) + flat(CEILING),
      fill: between(
        at(4, EDGE),
        at(4, WALL),
        [0, ink.night, 0.86],
        [0.6, ink.night, 0.7],
        [1, ink.night, 0.3],
      ),
      nightly: true,
    },
    // The edge of the ceiling that the sky lights.
    {
      d: polyline([at(NEAR, EDGE, CEILING), at(FAR, EDGE, CEILING), at(FAR, WALL, CEILING)]),
      stroke: mix(concrete, ink.blush, 0.6),
      width: 6,
      daily: true,
    },
    ...plant(),
    ...sconce(),
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
    // Drawn aside so far that a nearly square crop ends before it.
    { d: panes(wall(), [X, 0, 0.24, HIGH]), fill: mix(ink.paper, ink.lamp, 0.4) },
    {
      d: lines(
        wall(),
        ...rows(
          [0.06, 0.12, 0.18].map((dx) => X + dx),
          0,
          HIGH,
        ),
      ),
      stroke: mix(ink.lamp, ink.oak, 0.4),
      width: 4,
    },
  ]
}

/** A lamp on the wall before the doors. */
function sconce(): Node[] {
  const [x, y] = at(2.45, WALL, 1.95).map(Math.round) as [number, number]
  return [
    { d: ellipse(x, y, 220, 300), fill: glow([x, y], 220, 1.36, [0, ink.lamp, 0.7], [1, ink.lamp, 0]) },
    { d: `M${x - 10} ${y - 34}h22l4 70h-30z`, fill: ink.paper },
    { d: `M${x - 12} ${y - 35}h26M${x - 15} ${y + 36}h32`, stroke: mix(ink.navy, ink.soil, 0.4), width: 6 },
  ]
}

/** In a pot in the far corner, by the wall. */
function plant(): Node[] {
  const [x, y] = at(6.7, 1.1).map(Math.round) as [number, number]
  const leaf = mix(ink.hill, ink.nearRange, 0.35)
  return [
    { d: ellipse(x, y, 40, 8), fill: ink.soil, opacity: 0.4 },
    {
      d: `M${x} ${y - 50}q-8-60-46-86M${x} ${y - 50}q-2-70-14-124M${x} ${y - 50}q4-60 26-104M${x} ${y - 50}q10-40 44-58M${x} ${y - 50}q-14-34-50-30`,
      stroke: leaf,
      width: 15,
      round: true,
    },
    { d: `M${x - 30} ${y - 56}h60l-9 56h-42z`, fill: mix(ink.brick, ink.oak, 0.4) },
    { d: `M${x - 33} ${y - 60}h66v12h-66z`, fill: mix(ink.brick, ink.wheat, 0.35) },
  ]
}

const POSTS = [1.6, 2.5, 3.4, 4.4, 5.4, 6.4, FAR]

/** The rail of glass along the edge and at the far end. */
export function rail(): Node[] {
  const [edge, end] = [wall(EDGE), facing(FAR)]
  const pane = mix(ink.glacier, ink.lilac, 0.3)
  const [left, across] = [EDGE, WALL - EDGE]
  const glass: Node[] = [
    {
      d: panes(edge, [NEAR, 0.06, FAR - NEAR, HANDRAIL - 0.06]),
      fill: between(at(FAR, EDGE), at(2.2, EDGE), [0, mix(pane, ink.blush, 0.5), 0.34], [1, pane, 0.16]),
    },
    { d: panes(end, [left, 0.06, across, HANDRAIL - 0.06]), fill: mix(pane, ink.blush, 0.5), opacity: 0.26 },
    {
      d: [3.6, 4.7]
        .map((u) => polygon([edge(u, 0.1), edge(u + 0.14, 0.1), edge(u + 0.5, 1), edge(u + 0.36, 1)]))
        .join(''),
      fill: ink.paper,
      opacity: 0.16,
    },
    {
      d:
        lines(edge, ...rows(POSTS, 0, HANDRAIL)) +
        lines(end, ...rows([left + across / 3, left + (2 * across) / 3], 0, HANDRAIL)),
      stroke: mix(ink.navy, ink.belly, 0.3),
      width: 5,
    },
    {
      d: polyline([edge(NEAR, HANDRAIL), edge(FAR, HANDRAIL), end(WALL, HANDRAIL)]),
      stroke: mix(ink.navy, ink.belly, 0.3),
      width: 9,
    },
    {
      d: polyline([edge(NEAR, HANDRAIL + 0.03), edge(FAR, HANDRAIL + 0.03), end(WALL, HANDRAIL + 0.03)]),
      stroke: ink.blush,
      width: 3,
    },
    // The kerb that it stands on.
    {
      d: polyline([edge(NEAR, 0.03), edge(FAR, 0.03), end(WALL, 0.03)]),
      stroke: mix(concrete, ink.blush, 0.5),
      width: 8,
    },
  ]
  return [{ nodes: glass, outside: true }]
}

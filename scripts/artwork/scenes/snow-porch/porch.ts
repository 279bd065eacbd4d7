/** The porch: its lit wall, floor, ceiling, posts and rails, with snow on what is outside. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, glow, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { boards, lines, panes } from '../perspective.ts'
import {
  at,
  beside,
  bright,
  CEILING,
  cladding,
  dusk,
  END,
  LINE,
  RAIL,
  snow,
  trim,
  WALL,
  wood,
} from './view.ts'

const NEAR = 1.2
const wall = beside(WALL)
const WINDOW = [3.3, 0.75, 2.1, 1.6] as const
const POSTS = [2.35, 4.9, 7.45, END] as const

export function house(): Shape[] {
  const [x, y, wide, high] = WINDOW
  return [
    {
      d: panes(wall, [NEAR, 0, END - NEAR + 1, CEILING]),
      fill: between(
        [0, 0],
        [wall(END, 0)[0], 0],
        [0, mix(cladding, ink.navy, 0.35)],
        [0.4, cladding],
        [1, mix(cladding, ink.navy, 0.4)],
      ),
    },
    {
      d: boards(wall, [NEAR, 0.1, END - NEAR + 1, 2.6], 0.2),
      stroke: mix(cladding, ink.night, 0.5),
      width: 2.5,
    },
    {
      d: panes(wall, [NEAR, 0, END - NEAR, CEILING]),
      fill: glow([280, 400], 330, 1.2, [0, ink.gold, 0.5], [0.6, ink.gold, 0.22], [1, ink.gold, 0]),
    },
    { d: panes(wall, [...WINDOW]), fill: ink.lamp },
    // Curtains, a plant on the sill, and the lamp inside.
    { d: panes(wall, [x, y, 0.3, high], [x + wide - 0.3, y, 0.3, high]), fill: ink.gold },
    {
      d: polygon([wall(x + 1.1, 1.55), wall(x + 1.5, 1.55), wall(x + 1.42, 1.95), wall(x + 1.18, 1.95)]),
      fill: ink.paper,
      daily: true,
    },
    {
      d: polygon([
        wall(x + 0.5, y),
        wall(x + 0.42, 1.3),
        wall(x + 0.6, 1.1),
        wall(x + 0.68, 1.42),
        wall(x + 0.76, 1.1),
        wall(x + 0.92, 1.3),
        wall(x + 0.84, y),
      ]),
      fill: mix(ink.hill, ink.oak, 0.3),
    },
    {
      d:
        panes(wall, [...WINDOW]) +
        lines(
          wall,
          [
            [x + wide / 2, y],
            [x + wide / 2, y + high],
          ],
          [
            [x, y + high * 0.62],
            [x + wide, y + high * 0.62],
          ],
        ),
      stroke: trim,
      width: 9,
    },
    { d: panes(wall, [x - 0.15, y - 0.14, wide + 0.3, 0.12]), fill: trim },
    // The door, its glass lit, with a wreath of fir.
    { d: panes(wall, [6.5, 0, 1.1, 2.2]), fill: mix(ink.hill, ink.nearRange, 0.6), stroke: trim, width: 6 },
    { d: panes(wall, [6.75, 1.2, 0.6, 0.75]), fill: ink.lamp },
    { d: ellipse(...wall(7.05, 1.5), 7, 17), stroke: ink.spruce, width: 6 },
  ]
}

export function floor(): Shape[] {
  const boardsOfFloor = Array.from({ length: 22 }, (_, i) => NEAR + 0.12 * i * (1 + i * 0.09))
  return [
    {
      d: polygon([at(END, WALL), at(END, RAIL + 0.15), at(NEAR, RAIL + 0.15), at(NEAR, WALL)]),
      fill: down(LINE + 120, 900, [0, mix(wood, dusk, 0.55)], [1, mix(wood, ink.navy, 0.35)]),
    },
    {
      d: boardsOfFloor
        .filter((s) => s < END)
        .map((s) => polyline([at(s, WALL), at(s, RAIL + 0.15)]))
        .join(''),
      stroke: mix(wood, ink.night, 0.6),
      width: 2.5,
    },
    // What the window and the door throw on the boards.
    {
      d:
        polygon([at(3.3, WALL), at(5.4, WALL), at(6.1, 1.2), at(3.1, 1.2)]) +
        polygon([at(6.7, WALL), at(7.4, WALL), at(7.8, 0.8), at(6.6, 0.8)]),
      fill: between([200, 0], [1010, 0], [0, ink.lamp, 0.8], [0.6, ink.gold, 0.45], [1, ink.gold, 0.05]),
    },
    // Snow that has blown in along the rail.
    {
      d: polygon([
        at(END, 1.2),
        at(7.4, 1.36),
        at(6, 1.14),
        at(4.8, 1.34),
        at(3.9, 1.1),
        at(3.2, 1.3),
        at(2.6, 1.12),
        at(2, 1.2),
        at(2, RAIL + 0.15),
        at(END, RAIL + 0.15),
      ]),
      fill: mix(snow, bright, 0.3),
    },
  ]
}

/** The ceiling with its boards, and the lantern under it. */
export function ceiling(): Shape[] {
  const [x, y] = at(5.6, -0.1, 2.3)
  return [
    {
      d: polygon([
        at(END, WALL, CEILING),
        at(END, RAIL + 0.3, CEILING),
        at(NEAR, RAIL + 0.3, CEILING),
        at(NEAR, WALL, CEILING),
      ]),
      fill: down(0, 300, [0, mix(dusk, ink.navy, 0.4)], [1, mix(dusk, ink.lilac, 0.25)]),
    },
    {
      d: [-1.5, -1.1, -0.7, -0.3, 0.1, 0.5, 0.9, 1.3]
        .map((t) => polyline([at(END, t, CEILING), at(NEAR, t, CEILING)]))
        .join(''),
      stroke: ink.navy,
      width: 2,
      opacity: 0.7,
    },
    {
      d: ellipse(x, y + 10, 240, 200),
      fill: glow([x, y + 14], 240, 0.85, [0, ink.lamp, 0.7], [0.3, ink.gold, 0.36], [1, ink.gold, 0]),
    },
    {
      d: `M${Math.round(x)} ${Math.round(at(5.6, 0, CEILING)[1])}V${Math.round(y) - 20}`,
      stroke: ink.night,
      width: 4,
    },
    { d: `M${Math.round(x) - 15} ${Math.round(y) + 22}l-5-36h40l-5 36z`, fill: ink.lamp },
    {
      d: `M${Math.round(x) - 24} ${Math.round(y) - 12}h48l-16-16h-16zM${Math.round(x) - 17} ${Math.round(y) + 20}h34v6h-34z`,
      fill: ink.night,
    },
  ]
}

/** Posts and rails toward the street and at the far end, snow on top. */
export function rails(): Node[] {
  const rail = beside(RAIL)
  const end = (across: number, up: number): Point => at(END, across, up)
  const beam = (up: number, deep: number) => panes(rail, [NEAR, up, END - NEAR, deep])
  const slats = Array.from({ length: 32 }, (_, i) => 2.2 + i * 0.25)
  return [
    {
      d:
        Array.from({ length: 12 }, (_, i) =>
          polyline([end(WALL + 0.3 * i, 0.1), end(WALL + 0.3 * i, 0.9)]),
        ).join('') + polyline([end(WALL, 0.92), end(RAIL, 0.92)]),
      stroke: mix(trim, dusk, 0.4),
      width: 5,
    },
    { d: polyline([end(WALL, 0.98), end(RAIL, 0.98)]), stroke: bright, width: 6 },
    {
      d: slats.map((s) => polyline([rail(s, 0.08), rail(s, 0.9)])).join(''),
      stroke: mix(trim, dusk, 0.35),
      width: 5,
    },
    { d: beam(0.06, 0.08) + beam(0.88, 0.09), fill: mix(trim, dusk, 0.15) },
    {
      d: polygon([
        rail(END, 0.97),
        at(END, RAIL + 0.14, 0.97),
        at(NEAR, RAIL + 0.14, 0.97),
        rail(NEAR, 0.97),
      ]),
      fill: bright,
    },
    {
      d: polygon([rail(END, 0.97), rail(NEAR, 0.97), rail(NEAR, 1.03), rail(5, 1.05), rail(END, 1.02)]),
      fill: bright,
    },
    { d: beam(CEILING - 0.3, 0.3), fill: mix(trim, dusk, 0.3) },
    ...POSTS.map(
      (s): Shape => ({
        d: panes((across, up) => at(s, across, up), [RAIL - 0.09, 0, 0.18, CEILING]),
        fill: between(
          [at(s, RAIL - 0.09)[0], 0],
          [at(s, RAIL + 0.09)[0], 0],
          [0, mix(trim, ink.gold, 0.4)],
          [0.3, trim],
          [1, mix(trim, dusk, 0.55)],
        ),
      }),
    ),
  ]
}

/** The kitchen behind the window. Whoever is at its table is drawn by `people.ts`. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { type Plane, panes } from '../perspective.ts'
import { at, BACK, LINE, warm } from './view.ts'

const back: Plane = (along, up) => at(along, BACK, up)
const wood = mix(ink.oak, ink.gold, 0.2)
const sage = mix(mix(ink.nearRange, ink.hill, 0.3), ink.wheat, 0.32)
/** Over the table hangs the lamp. */
const LAMP: Point = at(1.3, 7.3, 2.16)

export function room(): Shape[] {
  const [x, y] = LAMP
  return [
    {
      d: 'M420 240H1420V800H420z',
      fill: glow(
        [x, y + 30],
        560,
        0.8,
        [0, mix(warm, ink.paper, 0.45)],
        [0.35, warm],
        [1, mix(ink.gold, ink.oak, 0.55)],
      ),
    },
    // The ceiling.
    {
      d: polygon([at(-4, 6.2, 2.75), at(8, 6.2, 2.75), at(8, BACK, 2.75), at(-4, BACK, 2.75)]),
      fill: mix(ink.gold, ink.oak, 0.4),
    },
    // Cupboards, a shelf with plates and jars, the counter, a clock.
    { d: panes(back, [-3.6, 0, 5.4, 0.92]), fill: sage },
    { d: panes(back, [-3.6, 0.92, 5.4, 0.06]), fill: mix(wood, ink.wheat, 0.3) },
    {
      d: [-2.6, -1.8, -1, -0.2, 0.6, 1.4].map((s) => polyline([back(s, 0), back(s, 0.9)])).join(''),
      stroke: mix(sage, ink.soil, 0.4),
      width: 3,
    },
    { d: panes(back, [-3.6, 1.66, 2.3, 0.07], [-3.6, 2.06, 2.3, 0.07]), fill: wood },
    {
      d: panes(
        back,
        [-1.75, 1.73, 0.16, 0.2],
        [-2.1, 1.73, 0.14, 0.26],
        [-1.9, 2.13, 0.3, 0.12],
        [-2.5, 2.13, 0.2, 0.2],
        [-2.5, 1.73, 0.2, 0.16],
      ),
      fill: mix(ink.blue, ink.glacier, 0.2),
    },
    {
      d: panes(back, [-1.5, 0.98, 0.2, 0.26], [-1.1, 0.98, 0.28, 0.18]),
      fill: mix(ink.brick, ink.amber, 0.2),
    },
    { d: ellipse(...back(0.2, 2.05), 26), fill: ink.paper, stroke: mix(ink.oak, ink.soil, 0.4), width: 5 },
    {
      d: `M${back(0.2, 2.05).map(Math.round).join(' ')}v-16m0 16l10 6`,
      stroke: ink.soil,
      width: 3,
      round: true,
    },
    // A dark doorway to the hall, and a picture.
    { d: panes(back, [3.1, 0, 1, 2.1]), fill: mix(ink.oak, ink.soil, 0.35) },
    { d: panes(back, [4.7, 1.2, 0.9, 0.7]), fill: mix(ink.glacier, ink.wheat, 0.4), stroke: wood, width: 6 },
  ]
}

/** The lamp, over everybody. */
export const lamp = (): Shape[] => [
  {
    d: ellipse(LAMP[0], LAMP[1] + 40, 300, 220),
    fill: glow([LAMP[0], LAMP[1] + 24], 300, 0.75, [0, ink.paper, 0.85], [0.25, warm, 0.45], [1, warm, 0]),
  },
  { d: `M${Math.round(LAMP[0])} 200V${Math.round(LAMP[1]) - 26}`, stroke: ink.soil, width: 4 },
  { d: ellipse(LAMP[0], LAMP[1] + 14, 20, 14), fill: ink.paper },
  {
    d: `M${Math.round(LAMP[0]) - 60} ${Math.round(LAMP[1]) + 16}q6-46 48-50h24q42 4 48 50z`,
    fill: mix(ink.hill, ink.nearRange, 0.3),
  },
]

/** The table from its right to its left end, its edge toward the viewer, and the pages on it. */
export function table(): Shape[] {
  const [from, to, near, far] = [-0.25, 2.75, 6.7, 8]
  const top = (along: number, across: number): Point => at(along, across, 0.76)
  return [
    {
      d: polygon([top(from, near), top(to, near), top(to, far), top(from, far)]),
      fill: mix(wood, warm, 0.5),
    },
    {
      d: polygon([top(from, near), top(to, near), at(to, near, 0.68), at(from, near, 0.68)]),
      fill: mix(ink.oak, ink.soil, 0.25),
    },
    {
      d: panes((s, u) => at(s, near, u), [0, 0, 0.1, 0.68], [2.6, 0, 0.1, 0.68]),
      fill: down(LINE, 800, [0, ink.soil], [1, ink.soil]),
    },
  ]
}

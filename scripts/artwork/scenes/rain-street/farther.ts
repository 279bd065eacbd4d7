/** The farther of the two old houses. */
import { ink, mix } from '../../palette.ts'
import { polygon, polyline, rect, type Shape } from '../../shape.ts'
import { boards, type Pane, panes } from '../perspective.ts'
import { at, FRONT, warm } from './view.ts'
import { dark, dim, front, lit, roof, sashes, side, slate, trimHalf } from './walls.ts'

/** The farther house: its eaves to the street, a dormer and a chimney. */
export function farther(): Shape[] {
  const [near, far] = [19.2, 27.5]
  const wall = side(near)
  const deep = FRONT + 8
  const pale = mix(mix(lit, ink.blue, 0.2), ink.oak, 0.2)
  const windows: Pane[] = [
    [20.4, 1.2, 1.4, 1.7],
    [20.4, 4, 1.4, 1.6],
    [23, 4, 1.4, 1.6],
    [25.4, 4, 1.4, 1.6],
  ]
  const slope = (along: number, share: number) => at(along, FRONT - 0.5 + share * 4.5, 6 + share * 3)
  return [
    {
      d: panes(wall, [FRONT, 0, 8, 6.2]) + polygon([wall(FRONT, 6.1), wall(FRONT + 4, 9), wall(deep, 6.1)]),
      fill: mix(dim, ink.blue, 0.2),
    },
    { d: panes(front, [near, 0, far - near, 6.2]), fill: pale },
    { d: boards(front, [near, 3.2, far - near, 3], 0.34), stroke: mix(pale, dim, 0.5), width: 2 },
    { d: panes(front, windows[0] as Pane, windows[2] as Pane, [24.2, 1.2, 2, 1.7]), fill: warm(0.25) },
    { d: panes(front, windows[1] as Pane, windows[3] as Pane), fill: dark, lit: true },
    ...sashes(front, [...windows, [24.2, 1.2, 2, 1.7]], trimHalf, 3),
    { d: panes(front, [22.7, 0.4, 1, 2.3]), fill: mix(ink.brick, ink.navy, 0.5) },
    {
      d: polygon([slope(near - 0.4, 0), slope(far + 0.4, 0), slope(far + 0.4, 1), slope(near - 0.4, 1)]),
      fill: roof,
    },
    {
      d: [0.2, 0.4, 0.6, 0.8]
        .map((share) => polyline([slope(near - 0.4, share), slope(far + 0.4, share)]))
        .join(''),
      stroke: slate,
      width: 2,
    },
    { d: polyline([slope(near - 0.4, 0), slope(far + 0.4, 0)]), stroke: trimHalf, width: 6 },
    {
      d: polyline([slope(near - 0.4, 1), slope(far + 0.4, 1)]),
      stroke: mix(ink.blush, ink.blue, 0.3),
      width: 3,
    },
    {
      d: polyline([slope(near - 0.4, 0), slope(near - 0.4, 1), at(near - 0.4, deep + 0.4, 6)]),
      stroke: ink.navy,
      width: 6,
    },
    { d: rect(...chimneyTop(), 26, 66), fill: mix(lit, dim, 0.4) },
  ]
}

const chimneyTop = (): [number, number] => {
  const [x, y] = at(25, FRONT + 4, 9)
  return [Math.round(x), Math.round(y - 52)]
}

/** The street in the first snow: its sky, its houses with their lights, and the flakes. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { firs } from '../fir.ts'
import { height, width } from '../frame.ts'
import { type Pane, panes } from '../perspective.ts'
import { moonAndStars, overhead } from '../stars.ts'
import { at, beside, bright, dusk, facing, GROUND, LINE, snow } from './view.ts'

/** How far across the street its houses stand. */
const ACROSS = 19

/** A house with its gable to the street, snow on its roof, from one place along it to another. */
function house(from: number, to: number, high: number, tone: string): Shape[] {
  const front = beside(ACROSS)
  const middle = (from + to) / 2
  const ridge = high + (to - from) * 0.42
  const deep = ACROSS + 10
  const base = GROUND
  const windows: Pane[] = [
    [from + 1, high - 2, 1.4, 1.5],
    [to - 2.6, high - 2, 1.4, 1.5],
    [from + 1, 0.9, 2.4, 1.6],
  ]
  return [
    { d: panes(facing(from), [ACROSS, base, deep - ACROSS, high - base]), fill: mix(tone, ink.night, 0.35) },
    {
      d: polygon([
        front(from, base),
        front(to, base),
        front(to, high),
        front(middle, ridge),
        front(from, high),
      ]),
      fill: tone,
    },
    {
      d: polygon([
        at(from - 0.5, ACROSS - 0.5, high - 0.3),
        at(middle, ACROSS - 0.5, ridge + 0.2),
        at(middle, deep, ridge + 0.2),
        at(from - 0.5, deep, high - 0.3),
      ]),
      fill: mix(snow, dusk, 0.15),
    },
    {
      d: polyline([
        at(to + 0.5, ACROSS - 0.5, high - 0.2),
        at(middle, ACROSS - 0.5, ridge + 0.3),
        at(from - 0.5, ACROSS - 0.5, high - 0.2),
      ]),
      stroke: bright,
      width: 7,
    },
    { d: panes(front, ...windows), fill: ink.lamp },
    { d: panes(front, [to - 3.2, base + 0.4, 1.1, 2.2]), fill: mix(ink.brick, ink.soil, 0.3) },
  ]
}

export function street(): Node[] {
  return [
    {
      d: rect(0, 0, width, LINE + 80),
      fill: down(
        0,
        LINE + 40,
        [0, mix(ink.blue, ink.navy, 0.5)],
        [0.5, mix(ink.blue, ink.lilac, 0.35)],
        [0.85, mix(ink.lilac, ink.blush, 0.4)],
        [1, ink.blush],
      ),
    },
    overhead(width, LINE),
    ...moonAndStars({ width, horizon: LINE, apex: [1100, -40], span: [500, 500], clear: 0.6 }, 21),
    {
      d: 'M500 430V372l60-16 70 14 60-26 80 22 90-20 100 18 90-26 120 20 110-22 120 20 160-14V450z',
      fill: mix(dusk, ink.lilac, 0.32),
    },
    {
      d: rect(0, LINE + 10, width, height),
      fill: down(LINE, 760, [0, mix(snow, ink.blush, 0.25)], [0.3, snow], [1, mix(snow, dusk, 0.35)]),
    },
    // The road, with the tracks of one car.
    {
      d: polygon([at(200, 8, GROUND), at(200, 13.5, GROUND), at(6, 13.5, GROUND), at(6, 8, GROUND)]),
      fill: mix(snow, dusk, 0.3),
    },
    {
      d: [9.4, 10.9].map((across) => polyline([at(150, across, GROUND), at(7, across, GROUND)])).join(''),
      stroke: mix(snow, dusk, 0.7),
      width: 5,
    },
    ...house(47, 56, 5, mix(dusk, ink.lilac, 0.2)),
    ...house(33, 42.5, 5.4, mix(dusk, ink.brick, 0.3)),
    ...house(19.5, 29, 5, mix(dusk, ink.navy, 0.35)),
    // What their windows and a lamp throw on the snow.
    {
      d: rect(960, 430, 640, 120),
      fill: glow([1380, 482], 330, 0.16, [0, ink.gold, 0.75], [1, ink.gold, 0]),
    },
    ...firs(
      [
        [1276, 500, 250],
        [1080, 466, 130],
        [930, 448, 110],
        [650, 446, 150],
        [574, 452, 110],
      ],
      mix(ink.spruce, dusk, 0.25),
      snow,
    ),
    {
      d: rect(1140, 150, 320, 320),
      fill: glow([1300, 262], 150, 1, [0, ink.lamp, 0.8], [0.3, ink.gold, 0.35], [1, ink.gold, 0]),
    },
    { d: 'M1296 560V270h8V560z', fill: ink.night },
    { d: 'M1284 268l-4-30h40l-4 30z', fill: ink.lamp },
    { d: 'M1274 240h52l-18-16h-16z', fill: ink.night },
    { d: rect(1150, 530, 300, 60), fill: glow([1300, 560], 150, 0.18, [0, ink.lamp, 0.7], [1, ink.gold, 0]) },
  ]
}

/** Flakes, the nearer ones larger. */
export function flakes(): Node[] {
  const draw = random(17)
  const dots = (count: number, size: number): Shape[] => {
    const d = Array.from(
      { length: count },
      () => `M${Math.round(draw() * 400)} ${Math.round(draw() * 520)}h0`,
    ).join('')
    const dot = { d, stroke: bright, width: size, round: true }
    return [
      { ...dot, daily: true },
      { ...dot, nightly: true },
    ]
  }
  return [
    {
      transform: 'translate(800 20)',
      opacity: 0.9,
      nodes: [{ name: 'flakes', nodes: [...dots(26, 3.5), ...dots(10, 6)] }],
    },
    { use: 'flakes', transform: 'translate(1196 60)' },
  ]
}
